import type { SourceFreshness } from '@awaj/api-client/schema';
import { hourMs, minuteMs } from '@awaj/domain/duration';
import { addDays, type CalendarDate, dateInAddis, weekdayOf } from '@awaj/domain/ethiopian-calendar';
import { languages } from '@awaj/reference-data/languages';
import type { Database } from '../../../database/database.ts';
import type { ReadNames } from '../../catalog/names/names.ts';
import type { Routes } from '../../identity/caller.ts';
import { type FreshnessRow, type Period, readFreshness, readHolidays } from './freshness.repository.ts';

const daysLookedAt = 14;
const daysCounted = 7;
const lateAfterMs = 12 * hourMs;
const cacheRule = 'public, max-age=60';

/**
 * Only subscribers may know in which source a tender was printed. A total that rises when a tender appears would reveal
 * it, and so would the exact time of a run. So today is not counted, totals below this are not given, and times are
 * rounded down.
 */
const fewerAreNotCounted = 5;
const timesAreRoundedToMs = 10 * minuteMs;

const rounded = (at: Date): string =>
  new Date(Math.floor(at.getTime() / timesAreRoundedToMs) * timesAreRoundedToMs).toISOString();

const countOf = (notices: number): number | null => (notices > 0 && notices < fewerAreNotCounted ? null : notices);

function periodBefore(today: CalendarDate): Period {
  return { weekFrom: addDays(today, -daysCounted), since: addDays(today, -daysLookedAt), until: today };
}

/** Finds days on which the paper appears but no notice is stored, from the day after its collector was added. */
function missingDays(
  { collectedSince, issuedOn, days }: FreshnessRow,
  { since }: Period,
  holidays: ReadonlySet<string>,
) {
  if (collectedSince === null) return [];
  const begun = dateInAddis(collectedSince);
  const there = new Set<string>(days);
  return Array.from({ length: daysLookedAt }, (_, at) => addDays(since, at)).filter(
    (day) => day > begun && issuedOn.includes(weekdayOf(day)) && !holidays.has(day) && !there.has(day),
  );
}

const languageIds = new Map<string, number>(languages.map(({ code, id }) => [code, id]));
const idsOf = (codes: readonly string[]): number[] => codes.flatMap((code) => languageIds.get(code) ?? []);

/** Routes that show how recently each source was read. */
export function freshnessRoutes(
  routes: Routes,
  { db, now, readNames }: { db: Database; now: () => Date; readNames: ReadNames },
): void {
  routes('listFreshness', async ({ language, reply }) => {
    const at = now();
    const period = periodBefore(dateInAddis(at));
    const [rows, holidays] = await Promise.all([readFreshness(db, period), readHolidays(db, period)]);
    const nameOf = await readNames(language, {
      sources: rows.map(({ id }) => id),
      languages: [...new Set(rows.flatMap((row) => idsOf(row.languages)))],
    });
    reply.header('Cache-Control', cacheRule);
    return rows.map(
      (row): SourceFreshness => ({
        id: row.id,
        name: nameOf('sources', row.id),
        kind: row.kind,
        languages: idsOf(row.languages).map((id) => nameOf('languages', id)),
        is_collected: row.collectedSince !== null,
        is_late: row.dueAt !== null && at.getTime() - row.dueAt.getTime() > lateAfterMs,
        last_read_at: row.lastReadAt && rounded(row.lastReadAt),
        last_notice_on: row.lastNoticeOn,
        notices_last_week: countOf(row.noticesLastWeek),
        missing_days: missingDays(row, period, holidays),
      }),
    );
  });
}
