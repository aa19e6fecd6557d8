import { Star } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useId } from 'react';
import { npsBand } from '#api/nps.ts';

/** Labels of the stars, from one to five (docs/contract.md §13.10). */
const ratings = ['Needs improvement', 'Fair', 'Good', 'Great', 'Excellent'];

/** What is said to a score, by its band (docs/contract.md §11.1). The style sheet shows the one of the chosen score. */
const bands = [
  {
    band: 'detractor',
    message: 'We are sorry that it falls short. What should we do better?',
    shown: 'group-has-[[data-band=detractor]:checked]/nps:block',
  },
  {
    band: 'passive',
    message: 'Thank you. What would make it even better for you?',
    shown: 'group-has-[[data-band=passive]:checked]/nps:block',
  },
  {
    band: 'promoter',
    message: 'Wonderful! What do you like most?',
    shown: 'group-has-[[data-band=promoter]:checked]/nps:block',
  },
] as const;

interface Props {
  /** What had been typed, as a form's fields have it. */
  typed?: Record<string, string> | undefined;
  /** Messages by field. */
  errors?: Record<string, string> | undefined;
  /** Left out where the server renders the form for a page: there it is posted. */
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Hears what is chosen and typed. */
  onFill?: (field: { name: string; value: string }) => void;
  /** The buttons, and what else is to be sent. */
  children: ReactNode;
}

/** The feedback form: by itself in a page without JavaScript, and in the dialog. Chosen and typed things stay in its fields. */
export default function FeedbackForm({ typed, errors, onSubmit, onFill, children }: Props) {
  const commentId = useId();
  return (
    <form
      method="post"
      action="/api/feedback"
      noValidate
      data-pending="Submitting..."
      onSubmit={onSubmit}
      onChange={({ target }) => onFill?.(target as unknown as HTMLInputElement)}
      className="grid gap-6"
    >
      <Rating {...{ typed, errors }} />
      <Nps {...{ typed, errors }} />
      <div>
        <label htmlFor={commentId} className="mb-1 block text-sm font-semibold">
          Comment <span className="font-normal text-muted">(optional)</span>
        </label>
        <textarea
          id={commentId}
          name="comment"
          dir="auto"
          rows={3}
          defaultValue={typed?.['comment']}
          aria-invalid={errors?.['comment'] ? 'true' : undefined}
          aria-describedby={errors?.['comment'] && `${commentId}-error`}
          className="field field-sizing-content max-h-48 min-h-24 resize-none"
        />
        <FieldError id={`${commentId}-error`} message={errors?.['comment']} />
      </div>
      {children}
    </form>
  );
}

type QuestionProps = Pick<Props, 'typed' | 'errors'>;

function Rating({ typed, errors }: QuestionProps) {
  return (
    <RadioGroup name="rating" legend="How would you rate your experience?" error={errors?.['experienceRating']}>
      <div className="relative -ml-2 flex gap-1 pb-7">
        {ratings.map((label, index) => (
          <label
            key={label}
            title={label}
            className="grid size-11 cursor-pointer place-items-center rounded-full text-muted hover:bg-shade has-checked:text-accent has-focus-visible:outline-3 has-focus-visible:outline-accent has-[~label_:checked]:text-accent [&:has(:checked,~label_:checked)_svg]:fill-current"
          >
            <input
              type="radio"
              name="experienceRating"
              value={index + 1}
              defaultChecked={typed?.['experienceRating'] === String(index + 1)}
              className="peer sr-only"
            />
            <Star size={28} aria-hidden="true" strokeWidth={1.5} />
            <span className="sr-only peer-checked:not-sr-only peer-checked:absolute peer-checked:bottom-0 peer-checked:left-2 peer-checked:text-sm peer-checked:font-semibold">
              {label}
            </span>
          </label>
        ))}
      </div>
    </RadioGroup>
  );
}

function Nps({ typed, errors }: QuestionProps) {
  return (
    <RadioGroup name="nps" legend="How likely are you to recommend this app?" error={errors?.['npsScore']}>
      <div className="grid grid-cols-5 gap-1.5 sm:grid-cols-10">
        {Array.from({ length: 10 }, (_, index) => index + 1).map((score) => (
          <label
            key={score}
            className="choice choice-filled relative grid min-h-11 min-w-11 place-items-center font-semibold"
          >
            <input
              type="radio"
              name="npsScore"
              value={score}
              data-band={npsBand(score)}
              defaultChecked={typed?.['npsScore'] === String(score)}
              className="sr-only"
            />
            {score}
          </label>
        ))}
      </div>
      <p className="mt-1 flex justify-between text-sm text-muted">
        <span>Not at all likely</span>
        <span>Extremely likely</span>
      </p>
      <output className="block min-h-6 text-sm">
        {bands.map(({ band, message, shown }) => (
          <span key={band} className={`hidden ${shown}`}>
            {message}
          </span>
        ))}
      </output>
    </RadioGroup>
  );
}

interface RadioGroupProps {
  name: 'rating' | 'nps';
  legend: string;
  error: string | undefined;
  children: ReactNode;
}

/** Nothing here is `required`: a question that was left out is asked for in the specification's words, not the browser's. */
function RadioGroup({ name, legend, error, children }: RadioGroupProps) {
  const errorId = useId();
  return (
    <fieldset
      role="radiogroup"
      aria-required="true"
      aria-invalid={error ? 'true' : undefined}
      aria-describedby={error && errorId}
      className={`min-w-0 scroll-mt-4 ${name === 'nps' ? 'group/nps' : ''}`}
    >
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      {children}
      <FieldError id={errorId} message={error} />
    </fieldset>
  );
}

function FieldError({ id, message }: { id: string; message: string | undefined }) {
  return (
    message && (
      // Of a question, it goes once that is answered; without JavaScript too.
      <p id={id} className="mt-1 text-sm font-semibold text-danger in-[fieldset:has(:checked)]:hidden">
        {message}
      </p>
    )
  );
}
