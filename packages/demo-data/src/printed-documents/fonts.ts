import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { unpackWoff } from './woff.ts';

const require = createRequire(import.meta.url);
const fontPackage = require.resolve('@fontsource/noto-sans-ethiopic/package.json');

export type Weight = 'regular' | 'bold';

export interface FontFile {
  name: string;
  bytes: Buffer;
}

const numbers = { regular: 400, bold: 700 } as const;
const subsets = ['latin', 'ethiopic'] as const;
const weights = ['regular', 'bold'] as const;

const nameOf = (subset: (typeof subsets)[number], weight: Weight): string => `${subset} ${weight}`;

function readFont(subset: (typeof subsets)[number], weight: Weight): FontFile {
  const file = `noto-sans-ethiopic-${subset}-${numbers[weight]}-normal.woff`;
  const bytes = unpackWoff(readFileSync(join(dirname(fontPackage), 'files', file)));
  return { name: nameOf(subset, weight), bytes };
}

export const boldLatin = (): Buffer => readFont('latin', 'bold').bytes;

/** Two parts of one typeface, so that Ethiopic and Latin share a baseline. */
export const embeddedFonts = (): FontFile[] =>
  subsets.flatMap((subset) => weights.map((weight) => readFont(subset, weight)));

/** For documents without Ethiopic letters: every PDF reader has it. */
const helvetica = { regular: 'Helvetica', bold: 'Helvetica-Bold' } as const;

const ethiopic = /[\u1200-\u139f\u2d80-\u2ddf]/;
const partsOfScripts = /[\u1200-\u139f\u2d80-\u2ddf]+|[^\u1200-\u139f\u2d80-\u2ddf]+/g;

export interface Run {
  text: string;
  font: string;
}

/** Splits a text where the script changes, with the font of each part. */
export function runsOf(text: string, weight: Weight, hasEthiopic: boolean): Run[] {
  if (!hasEthiopic) return [{ text, font: helvetica[weight] }];
  const parts = text.match(partsOfScripts) ?? [];
  return parts.map((part) => ({ text: part, font: nameOf(ethiopic.test(part) ? 'ethiopic' : 'latin', weight) }));
}
