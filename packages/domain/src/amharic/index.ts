export { foldForSearch, foldWithJoints, joint, searchKey, searchTerms } from './fold.ts';
export { highlightMatches, type TextRange } from './highlight.ts';
export { foldHomophones } from './homophones.ts';
export { parseEthiopicNumeral, writeEthiopicNumeral } from './numerals.ts';
