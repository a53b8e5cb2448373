import sharp, { type Metadata } from 'sharp';

/**
 * The side of the compared squares. Large enough that differences at the edges of letters between machines do not
 * count.
 */
const square = 8;
/** How much the mean colour of a square may differ, of 255. */
const tolerance = 14;
/** A smaller difference counts in many squares: a thin line has moved. */
const faint = 4;
const mostFaint = 12;
/** Text that wraps differently moves everything below it. More than this is another layout. */
const heightTolerance = 4;

export interface Square {
  left: number;
  top: number;
}

export type Comparison =
  | { kind: 'same' }
  | { kind: 'resized'; stored: string; now: string }
  | { kind: 'changed'; squares: readonly Square[] };

interface Means {
  data: Buffer;
  columns: number;
  rows: number;
}

async function meansOf(picture: Buffer, columns: number, rows: number): Promise<Means> {
  const size = { width: columns * square, height: rows * square };
  const data = await sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .extract({ left: 0, top: 0, ...size })
    .resize({ width: columns, height: rows, kernel: 'linear', fit: 'fill' })
    .raw()
    .toBuffer();
  return { data, columns, rows };
}

function differing(one: Means, other: Means, most: number): Square[] {
  const found: Square[] = [];
  for (let place = 0; place < one.columns * one.rows; place += 1) {
    const isOff = [0, 1, 2].some(
      (channel) => Math.abs((one.data[place * 3 + channel] ?? 0) - (other.data[place * 3 + channel] ?? 0)) > most,
    );
    if (isOff) found.push({ left: (place % one.columns) * square, top: Math.floor(place / one.columns) * square });
  }
  return found;
}

export async function compare(stored: Buffer, now: Buffer): Promise<Comparison> {
  const [before, after] = await Promise.all([sharp(stored).metadata(), sharp(now).metadata()]);
  if (before.width !== after.width || Math.abs(before.height - after.height) > heightTolerance) {
    const size = ({ width, height }: Metadata) => `${width} × ${height}`;
    return { kind: 'resized', stored: size(before), now: size(after) };
  }
  const columns = Math.floor(after.width / square);
  const rows = Math.floor(Math.min(before.height, after.height) / square);
  const [one, other] = await Promise.all([meansOf(stored, columns, rows), meansOf(now, columns, rows)]);
  const [squares, faintSquares] = [differing(one, other, tolerance), differing(one, other, faint)];
  if (squares.length === 0 && faintSquares.length <= mostFaint) return { kind: 'same' };
  return { kind: 'changed', squares: faintSquares };
}

/** The new picture, with a frame around each change. */
export async function markChanges(now: Buffer, squares: readonly Square[]): Promise<Buffer> {
  const { width, height } = await sharp(now).metadata();
  const frames = squares
    .map(({ left, top }) => `<rect x="${left}" y="${top}" width="${square}" height="${square}"/>`)
    .join('');
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g fill="none" stroke="#f0f">${frames}</g></svg>`;
  return sharp(now)
    .composite([{ input: Buffer.from(drawing) }])
    .png()
    .toBuffer();
}
