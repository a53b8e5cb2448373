export { type Opening, openingOf } from './opening.ts';
export { doersVerb, type Purpose, type PurposeVerb, purposeVerbs, wantedVerb } from './verbs.ts';
