export { freshnessQuery } from './freshness.queries.ts';
export { groupSources, readText, type SourceFreshness } from './source-freshness.ts';
