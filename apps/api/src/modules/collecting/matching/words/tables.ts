import { commonWords } from './common-words.ts';
import { directionWords } from './direction-words.ts';
import { goodsWords } from './goods-words.ts';
import { organisationWords } from './organisation-words.ts';
import { places } from './places.ts';
import { wordTable } from './word-table.ts';
import { workWords } from './work-words.ts';

export const goodsTable = wordTable(goodsWords);
export const workTable = wordTable(workWords);
export const organisationTable = wordTable(organisationWords + directionWords);
export const commonTable = wordTable(
  commonWords
    .trim()
    .split('\n')
    .map((line) => `common ${line}`)
    .join('\n'),
);

export const directionTable = wordTable(directionWords);

export const placeNames = places.trim().split(/\s+/);
