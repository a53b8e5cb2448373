import { daysUntil } from '@awaj/domain/tender-dates';
import type { ChangedTender } from '../notifications/notification.ts';
import type { ChangeReader, SavedChange } from './change-alerts.repository.ts';

function byTender(changes: readonly SavedChange[]): [SavedChange, ...SavedChange[]][] {
  const found = new Map<number, [SavedChange, ...SavedChange[]]>();
  for (const change of changes) {
    const others = found.get(change.tenderId);
    if (others) others.push(change);
    else found.set(change.tenderId, [change]);
  }
  return [...found.values()];
}

/** Each tender once with all its changes, without dates that the reader may not see. */
export function changedTenders(
  { changes, isSubscriber }: ChangeReader,
  now: Date,
  buyerOf: (bought: { companyId: number }) => string,
): ChangedTender[] {
  return byTender(changes).map((ofTender) => {
    const [first] = ofTender;
    const { tenderId: id, title, closesAt } = first;
    // After several changes of the deadline, the reader knows the first one.
    const movedFrom = ofTender.find((change) => change.movedFrom !== null)?.movedFrom ?? null;
    const isMoved = movedFrom !== null && closesAt !== null && movedFrom.getTime() !== closesAt.getTime();
    const closes = isSubscriber ? closesAt : null;
    return {
      id,
      title,
      buyer: buyerOf(first),
      kinds: [...new Set(ofTender.map(({ kind }) => kind))],
      closesAt: closes,
      daysLeft: closes && daysUntil(closes, now),
      movedFrom: closes && isMoved ? movedFrom : null,
    };
  });
}
