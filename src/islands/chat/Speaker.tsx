interface Props {
  name: string;
  /** Path of the portrait. */
  image: string;
}

/** Who speaks: a mentor's portrait and name above what they say. */
export default function Speaker({ name, image }: Props) {
  return (
    <p className="speaker">
      <img src={image} alt="" width={40} height={40} />
      {name}
    </p>
  );
}
