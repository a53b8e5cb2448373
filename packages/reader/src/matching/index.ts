export { cellBelow, headingOfCell } from './columns.ts';
export { isCorrection } from './corrections.ts';
export { linesOf, sentencesOf, trimmed } from './lines.ts';
export { memoize } from './memoize.ts';
export { covers, type Match, phrases, within } from './phrases.ts';
export { type Word, wordsOf } from './words.ts';
