import { dayMs } from '@awaj/domain/duration';
import type { DemoTender } from './tender.ts';

/** An event after a tender was collected. The tender itself has its current state. */
export interface DemoUpdate {
  tenderId: number;
  kind: 'extended' | 'corrected' | 'cancelled';
  at: Date;
  /** By field: the old and the new value. */
  changes: Record<string, [from: unknown, to: unknown]>;
}

const after = (instant: Date, days: number): Date => new Date(instant.getTime() + days * dayMs);

/**
 * From an earlier date, so that it does not change the lists of the demo. It names a day, so words such as "30 days
 * after publication" no longer apply.
 */
function extension({ id, createdAt, closesAt, alternativeCloseText }: DemoTender): DemoUpdate | null {
  const at = after(createdAt, 3);
  if (closesAt === null || alternativeCloseText !== null || after(at, 1) >= after(closesAt, -14)) return null;
  return { tenderId: id, kind: 'extended', at, changes: { closesAt: [after(closesAt, -14), closesAt] } };
}

function correction({ id, createdAt, bondSantim, opensAt }: DemoTender): DemoUpdate | null {
  if (bondSantim === null || opensAt === null) return null;
  const changes: DemoUpdate['changes'] = { bond: [bondSantim * 2, bondSantim], opensAt: [null, opensAt] };
  return { tenderId: id, kind: 'corrected', at: after(createdAt, 2), changes };
}

/** Only of tenders that would have closed since. */
function cancellation({ id, createdAt, closesAt }: DemoTender, now: Date): DemoUpdate | null {
  const at = after(createdAt, 5);
  if (closesAt === null || closesAt >= now || at >= closesAt) return null;
  return { tenderId: id, kind: 'cancelled', at, changes: { cancelledAt: [null, at] } };
}

/** The distance between tenders with events; the newest have none yet. */
const step = 100;

/** In order of time for each tender. */
export const updatesOf = (tenders: readonly DemoTender[], now: Date): DemoUpdate[] =>
  tenders
    .filter(({ id }) => id % step === step / 2)
    .flatMap((tender, index) => {
      const turn = index % 5;
      const all = [
        turn === 1 || turn === 3 ? correction(tender) : null,
        turn === 1 || turn === 2 || turn === 4 ? extension(tender) : null,
        turn === 0 ? cancellation(tender, now) : null,
      ];
      return all.filter((update): update is DemoUpdate => update !== null && update.at < now);
    });
