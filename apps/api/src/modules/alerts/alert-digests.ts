import { fromApiQuery, toPageQuery } from '@awaj/domain/search-filters';
import type { Database } from '../../database/database.ts';
import type { AlertReason } from '../../database/people-tables.ts';
import { type AlertMessage, type Outbox, searchesPath } from '../notifications/notification.ts';
import type { Find } from './alert-finds.ts';
import type { AlertReader } from './alert-readers.ts';
import type { BuyerOf } from './alert-tenders.ts';
import { namedOf, onlyBuyerOf } from './named-tenders.ts';
import { sendAlert } from './send-alert.ts';

const keyOf = ({ kind, id }: AlertReason): string => `${kind} ${id}`;

/** Each reason once. */
const reasonsOf = (finds: readonly Find[]): AlertReason[] => [
  ...new Map(finds.flatMap(({ because }) => because).map((reason) => [keyOf(reason), reason])).values(),
];

/** The page that shows what a single search finds, or where several can be opened. The feed has nothing of theirs. */
function listPath(reader: AlertReader, because: readonly AlertReason[]): string {
  const [first, ...others] = because;
  if (because.some(({ kind }) => kind === 'preferences')) return '/myfeed';
  const filters = reader.searches.find(({ id }) => id === first?.id)?.filters;
  if (others.length > 0 || !filters) return searchesPath;
  return `/tenders?${new URLSearchParams(toPageQuery(fromApiQuery(filters)))}`;
}

/** Tells a reader of what was found, in the reader's language. */
export async function tell(
  trx: Database,
  messages: Outbox,
  { reader, finds, at, buyerOf }: { reader: AlertReader; finds: readonly Find[]; at: Date; buyerOf: BuyerOf },
): Promise<void> {
  const { named, more } = namedOf(finds);
  const because = reasonsOf(finds);
  const message: AlertMessage = {
    template: 'newTenders',
    tenders: named.map(({ tender: { id, title, closesAt, companyId }, because: reasons }) => ({
      id,
      title,
      closesAt,
      buyer: buyerOf({ companyId }, reader.language),
      searches: reasons.flatMap(({ name }) => name ?? []),
    })),
    more,
    searches: because.flatMap(({ name }) => name ?? []),
    hasFeed: because.some(({ kind }) => kind === 'preferences'),
    listPath: listPath(reader, because),
  };
  // All of them: those that were only counted are not told again.
  const tender_ids = finds.map(({ tender }) => tender.id);
  await trx.insertInto('alert_digests').values({ user_id: reader.id, at, tender_ids, more }).execute();
  await sendAlert(trx, messages, reader, {
    occasion: at.toISOString(),
    message,
    because,
    companyId: onlyBuyerOf(finds.map(({ tender }) => tender)),
  });
}
