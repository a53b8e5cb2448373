import { fromApiQuery, toPageQuery } from '@awaj/domain/search-filters';
import type { Database } from '../../database/database.ts';
import type { AlertReason } from '../../database/people-tables.ts';
import { closesSoon, closingAt } from '../notifications/closing-at.ts';
import { type AlertMessage, type Announcement, type Outbox, searchesPath } from '../notifications/notification.ts';
import type { Find } from './alert-finds.ts';
import type { AlertReader } from './alert-readers.ts';
import type { DescriptionOf } from './alert-tenders.ts';
import { namedOf, onlyBuyerOf } from './named-tenders.ts';
import { announcementsFor, type Reader } from './send-alert.ts';

const keyOf = ({ kind, id }: AlertReason): string => `${kind} ${id}`;

/** Each reason once. */
export const reasonsOf = (finds: readonly Find[]): AlertReason[] => [
  ...new Map(finds.flatMap(({ because }) => because).map((reason) => [keyOf(reason), reason])).values(),
];

/** The page that lists the tenders of the preferences or of a single search. No page lists several of them. */
export function listPath(reader: Pick<AlertReader, 'searches'>, because: readonly AlertReason[]): string {
  const [first, ...others] = because;
  if (others.length > 0) return searchesPath;
  if (first?.kind === 'preferences') return '/myfeed';
  const filters = reader.searches.find(({ id }) => id === first?.id)?.filters;
  if (!filters) return searchesPath;
  return `/tenders?${new URLSearchParams(toPageQuery(fromApiQuery(filters)))}`;
}

interface Found {
  reader: Reader & Pick<AlertReader, 'searches'>;
  finds: readonly Find[];
}

interface Occasion {
  /** The batch that they belong to. */
  at: Date;
  now: Date;
  aboutOf: DescriptionOf;
}

/** The digest for a reader, in their language, with the reasons. */
export function alertOf({ reader, finds }: Found, { now, aboutOf }: Omit<Occasion, 'at'>) {
  const withClosing = finds.map(({ tender, because }) => {
    const { closesAt, isCloseApproximate } = tender;
    return { tender, because, closing: closesAt && closingAt(closesAt, isCloseApproximate, now) };
  });
  const { named, more } = namedOf(withClosing);
  const because = reasonsOf(finds);
  const message: AlertMessage = {
    template: 'newTenders',
    tenders: named.map(({ tender, because: reasons, closing }) => ({
      id: tender.id,
      title: tender.title,
      about: aboutOf(tender, reader.language),
      closing,
      searches: reasons.flatMap(({ name }) => name ?? []),
    })),
    more,
    closingSoon: withClosing.filter(closesSoon).length,
    searches: because.flatMap(({ name }) => name ?? []),
    hasFeed: because.some(({ kind }) => kind === 'preferences'),
    listPath: listPath(reader, because),
  };
  return { message, because, companyId: onlyBuyerOf(finds.map(({ tender }) => tender)) };
}

const announcementsOf = (found: Found, occasion: Occasion): Announcement[] =>
  announcementsFor(found.reader, { occasion: occasion.at.toISOString(), ...alertOf(found, occasion) });

/** Sends readers their digests. */
export async function tell(
  trx: Database,
  messages: Outbox,
  found: readonly Found[],
  occasion: Occasion,
): Promise<void> {
  if (found.length === 0) return;
  const digests = found.map(({ reader, finds }) => ({
    user_id: reader.id,
    at: occasion.at,
    // All of them, so that tenders that were only counted are not announced again.
    tender_ids: finds.map(({ tender }) => tender.id),
    more: namedOf(finds).more,
  }));
  await trx.insertInto('alert_digests').values(digests).execute();
  await messages.announce(trx, ...found.flatMap((each) => announcementsOf(each, occasion)));
}
