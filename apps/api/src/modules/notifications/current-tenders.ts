import { type RawBuilder, sql } from 'kysely';
import { closesSoon, closingAt } from './closing-at.ts';
import type { Closing, TenderMessage } from './notification.ts';

/** A tender of a message as it is now. */
export interface CurrentTender {
  id: number;
  /** A text, because JSON has no dates. */
  closesAt: string | null;
  isCancelled: boolean;
}

/** Those tenders of a message that have not closed, as JSON; those of saved tenders only while they are saved. */
export function currentTenders({ template, tenders }: TenderMessage, now: Date): RawBuilder<readonly CurrentTender[]> {
  const isOfSaved = template === 'tenderChanged' || template === 'tendersClosing';
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', t.id, 'closesAt', t.closes_at, 'isCancelled', t.cancelled_at is not null) order by t.id), '[]')
    from tenders t
    where t.id = any(${tenders.map(({ id }) => id)}::integer[]) and coalesce(t.closes_at > ${now}::timestamptz, true)
      and (${!isOfSaved} or exists (
        select from saved_tenders saved where saved.tender_id = t.id and saved.user_id = messages.user_id)))`;
}

/** With the days left from now; null if the deadline has moved. */
function currentClosing(closing: Closing | null, { closesAt }: CurrentTender, now: Date): Closing | null {
  if (closing === null || closesAt === null || Date.parse(closesAt) !== closing.at.getTime()) return null;
  return closingAt(closing.at, closing.isApproximate, now);
}

/**
 * The message as it is true now, which may have waited for days: without tenders that have closed, are cancelled or not
 * saved any more. New tenders and changes whose deadline has moved are sent without it, and reminders of them are left
 * out. Null if nothing is left.
 */
export function withCurrentTenders(
  message: TenderMessage,
  found: readonly CurrentTender[],
  now: Date,
): TenderMessage | null {
  const byId = new Map(found.map((tender) => [tender.id, tender]));
  const current = <Named extends { id: number }, Kept>(
    tenders: readonly Named[],
    keep: (named: Named, tender: CurrentTender) => Kept | null,
  ): Kept[] =>
    tenders.flatMap((named) => {
      const tender = byId.get(named.id);
      return (tender && keep(named, tender)) ?? [];
    });
  const unlessEmpty = <Current extends TenderMessage>(left: Current): Current | null =>
    left.tenders.length + left.more === 0 ? null : left;
  switch (message.template) {
    case 'newTenders': {
      const tenders = current(message.tenders, (named, tender) =>
        tender.isCancelled ? null : { ...named, closing: currentClosing(named.closing, tender, now) },
      );
      const soonBefore = message.tenders.filter(closesSoon).length;
      const closingSoon = message.closingSoon - soonBefore + tenders.filter(closesSoon).length;
      return unlessEmpty({ ...message, tenders, closingSoon });
    }
    case 'weeklyLetter':
      return unlessEmpty({
        ...message,
        tenders: current(message.tenders, (named, { isCancelled }) => (isCancelled ? null : named)),
      });
    case 'tenderChanged':
      return unlessEmpty({
        ...message,
        tenders: current(message.tenders, (named, tender) =>
          tender.isCancelled && !named.kinds.includes('cancelled')
            ? null
            : { ...named, closing: currentClosing(named.closing, tender, now) },
        ),
      });
    case 'tendersClosing':
      return unlessEmpty({
        ...message,
        tenders: current(message.tenders, (named, tender) => {
          const closing = currentClosing(named.closing, tender, now);
          return tender.isCancelled || closing === null ? null : { ...named, closing };
        }),
      });
  }
}
