export { type Opening, openingOf } from './opening.ts';
export { type Purpose, type PurposeVerb, purposeVerbs, wantedVerb } from './verbs.ts';
