export { type Marking, markMatches } from './marks.ts';
export { excludesItself, matches, matchesWords, type TextWords } from './matches.ts';
export { nearestWord } from './near-words.ts';
export { type Phrase, parseSearch, type Search, type SearchProblem, wordsAtMost } from './parse-search.ts';
export { askedWords, leavesOutLonger, longestWord, textWords, wantedForms } from './word-forms.ts';
export { askedPairs, wordsAndPairs } from './word-pairs.ts';
