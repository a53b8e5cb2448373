import { closingAt } from '../notifications/closing-at.ts';
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
    const { tenderId: id, title, closesAt, isCloseApproximate } = first;
    // After several changes of the deadline, the reader knows the first one.
    const movedFrom = ofTender.find((change) => change.movedFrom !== null)?.movedFrom ?? null;
    const isMoved = movedFrom !== null && closesAt !== null && movedFrom.getTime() !== closesAt.getTime();
    const closing = isSubscriber && closesAt ? closingAt(closesAt, isCloseApproximate, now) : null;
    return {
      id,
      title,
      buyer: buyerOf(first),
      kinds: [...new Set(ofTender.map(({ kind }) => kind))],
      closing,
      movedFrom: closing && isMoved ? movedFrom : null,
    };
  });
}
