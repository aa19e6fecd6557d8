import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { create, type Font } from 'fontkitten';
import sharp, { type OverlayOptions } from 'sharp';
import { mentors } from '#lib/mentors/index.ts';
import { productName } from '#lib/platform/product.ts';

// The pictures that other programs show: cards of links, and the icons of the installed site. They do not take SVG. The build calls it.

const root = path.resolve(import.meta.dirname, '..');
const client = path.join(root, 'dist/client');
/** As in src/styles/global.css, in its light shade. */
const colours = { paper: '#f8f2e7', ink: '#2a2119', muted: '#635748', line: '#e3d8c5' };
const card = { width: 1_200, height: 630 };

const font = literata();

const drawing = (file: string) => readFileSync(path.join(root, 'public', file));
const flower = drawing('favicon.svg');

const mentorCards = mentors.map(({ key, name, image, tag }) => ({
  file: `mentors/${key}.png`,
  draw: async () =>
    drawCard(
      [{ input: await raster(drawing(image), 430), left: 80, top: 100 }],
      [
        ...lines(name, 80, 600).map((text, at, all) => ({
          text,
          size: 80,
          x: 570,
          y: 300 - (all.length - 1) * 50 + at * 96,
          fill: colours.ink,
        })),
        { text: tag, size: 40, x: 573, y: 370 + (lines(name, 80, 600).length - 1) * 50, fill: colours.muted },
        { text: `An AI mentor at ${productName}`, size: 30, x: 573, y: 530, fill: colours.muted },
      ],
    ),
}));

const siteCard = {
  file: 'preview.png',
  draw: async () => {
    const size = 150;
    const gap = (card.width - 160 - size) / (mentors.length - 1);
    const portraits = mentors.map(async ({ image }, at) => ({
      input: await raster(drawing(image), size),
      left: Math.round(80 + at * gap),
      top: 400,
    }));
    return drawCard(
      [{ input: await raster(flower, 110), left: 80, top: 90 }, ...(await Promise.all(portraits))],
      [
        { text: productName, size: 92, x: 215, y: 175, fill: colours.ink },
        { text: 'Ask the people who have walked the road.', size: 46, x: 82, y: 310, fill: colours.muted },
      ],
    );
  },
};

const icons = [
  { file: 'icons/192.png', draw: () => raster(flower, 192) },
  { file: 'icons/512.png', draw: () => raster(flower, 512) },
  // Cut to a circle or anything else by the system: what counts is in the middle.
  { file: 'icons/maskable.png', draw: () => onPaper(512, 360) },
  { file: 'icons/apple-touch.png', draw: () => onPaper(180, 140) },
];

await Promise.all([...mentorCards, siteCard, ...icons].map(async ({ file, draw }) => write(file, await draw())));

function literata(): Font {
  const file = 'node_modules/@fontsource/literata/files/literata-latin-400-normal.woff';
  const found = create(readFileSync(path.join(root, file)));
  if (found.isCollection) throw new Error(`${file} is more than one font`);
  return found;
}

function write(file: string, content: Buffer): void {
  const place = path.join(client, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, content);
}

function raster(svg: Buffer, size: number): Promise<Buffer> {
  // Drawn at its final size: the drawings are 200 units wide, at 72 a inch.
  return sharp(svg, { density: (72 * size) / 200 })
    .resize(size, size)
    .png()
    .toBuffer();
}

async function onPaper(size: number, drawn: number): Promise<Buffer> {
  const background = { create: { width: size, height: size, channels: 3, background: colours.paper } } as const;
  return sharp(background)
    .composite([{ input: await raster(flower, drawn) }])
    .png()
    .toBuffer();
}

interface Words {
  text: string;
  size: number;
  x: number;
  /** Of the line that letters stand on. */
  y: number;
  fill: string;
}

function drawCard(pictures: OverlayOptions[], words: Words[]): Promise<Buffer> {
  const { width, height } = card;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${colours.paper}"/>
    <rect x="20" y="20" width="${width - 40}" height="${height - 40}" rx="20" fill="none" stroke="${colours.line}" stroke-width="3"/>
    ${words.map(outlined).join('')}</svg>`;
  return sharp(Buffer.from(svg)).composite(pictures).png({ palette: true, quality: 90 }).toBuffer();
}

/** The words as outlines: the machine that builds may have no fonts. */
function outlined({ text, size, x, y, fill }: Words): string {
  const scale = size / font.unitsPerEm;
  let at = x;
  const letters = font.glyphsForString(text).map((glyph) => {
    const place = `translate(${at} ${y}) scale(${scale} ${-scale})`;
    at += glyph.advanceWidth * scale;
    return `<path transform="${place}" d="${glyph.path.toSVG()}"/>`;
  });
  return `<g fill="${fill}">${letters.join('')}</g>`;
}

/** Words broken into lines that are at most so wide. */
function lines(text: string, size: number, most: number): string[] {
  const width = (line: string) =>
    font.glyphsForString(line).reduce((sum, { advanceWidth }) => sum + (advanceWidth * size) / font.unitsPerEm, 0);
  const broken: string[] = [];
  for (const word of text.split(' ')) {
    const longer = broken.length === 0 ? word : `${broken.at(-1)} ${word}`;
    if (broken.length > 0 && width(longer) <= most) broken[broken.length - 1] = longer;
    else broken.push(word);
  }
  return broken;
}
