export { type CorpusNotice, type Outcome, scoreNotice } from './score.ts';
export { type Count, count, type Summary, summarise } from './summary.ts';
