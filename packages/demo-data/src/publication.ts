import type { CalendarDate } from '@awaj/domain/ethiopian-calendar';
import { isoDate, weekdayOf } from './addis-time.ts';
import type { LanguageCode } from './languages.ts';
import type { Random } from './prng.ts';
import type { RegionSlug } from './regions.ts';
import { type SourceProfile, sourceProfiles } from './sources.ts';

interface Publication {
  /** The first day in print, from which "within ten days" counts. */
  firstDay: number;
  sources: { sourceId: number; publishedOn: CalendarDate }[];
}

/** A notice is collected at most this many days after its issue. */
const longestLag = 2;

/** Where a notice appeared: in issues of the last days before it was collected. */
export function publicationOf(
  random: Random,
  reprints: Random,
  notice: { language: LanguageCode; region: RegionSlug; collectedDay: number },
): Publication {
  const issues = sourceProfiles
    .filter(({ languages }) => languages.includes(notice.language))
    .filter(({ region }) => region === undefined || region === notice.region)
    .map((source) => ({ source, day: lastIssue(source, notice.collectedDay) }))
    .filter(({ day }) => notice.collectedDay - day <= longestLag);
  const wanted = random.weighted([
    [1, 74],
    [2, 20],
    [3, 6],
  ]);
  const chosen = chooseIssues(random, issues, wanted);
  const firstDay = Math.min(...chosen.map(({ day }) => day));
  const printed = chosen
    .flatMap((issue) => [...earlierIssue(reprints, issue, firstDay), issue])
    .sort((left, right) => left.day - right.day);
  return {
    firstDay,
    sources: printed.map(({ source, day }) => ({ sourceId: source.id, publishedOn: isoDate(day) })),
  };
}

interface Issue {
  source: SourceProfile;
  day: number;
}

function chooseIssues(random: Random, issues: readonly Issue[], wanted: number): Issue[] {
  if (wanted === 0 || issues.length === 0) return [];
  const issue = random.weighted(issues.map((each) => [each, each.source.kind === 'newspaper' ? 3 : 1] as const));
  const others = issues.filter(({ source }) => source !== issue.source);
  return [issue, ...chooseIssues(random, others, wanted - 1)];
}

/** Sometimes a paper prints a notice twice. */
function earlierIssue(random: Random, { source, day }: Issue, firstDay: number): Issue[] {
  const before = lastIssue(source, day - 1);
  return source.kind === 'newspaper' && before >= firstDay && random.chance(0.5) ? [{ source, day: before }] : [];
}

function lastIssue(source: SourceProfile, day: number): number {
  return source.issuedOn.includes(weekdayOf(day)) ? day : lastIssue(source, day - 1);
}
