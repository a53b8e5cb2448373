export { mostNumberWords, sumOfWords } from './number-words.ts';
export { beginningIn, countBefore } from './places.ts';
export type {
  Calendar,
  Meaning,
  Numeric,
  PartOfDay,
  Place,
  Role,
  Side,
  Sign,
  Strength,
  Token,
  Topic,
} from './token.ts';
export { tokenise } from './tokenise.ts';
