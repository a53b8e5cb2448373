export { foldForSearch, foldWithJoints, joint, searchKey, searchTerms } from './fold.ts';
export { foldHomophones } from './homophones.ts';
export { parseEthiopicNumeral, writeEthiopicNumeral } from './numerals.ts';
export { mergeRanges, originOf, type TextRange, type Traced, traceKey, traceWithJoints } from './trace.ts';
