import { fromApiQuery, toPageQuery } from '@awaj/domain/search-filters';
import type { Database } from '../../database/database.ts';
import type { AlertReason } from '../../database/people-tables.ts';
import { closesSoon, closingAt } from '../notifications/closing-at.ts';
import { type AlertMessage, type Announcement, type Outbox, searchesPath } from '../notifications/notification.ts';
import type { AlertMatch } from './alert-matches.ts';
import type { AlertReader } from './alert-readers.ts';
import type { DescriptionOf } from './alert-tenders.ts';
import { namedOf, onlyBuyerOf } from './named-tenders.ts';
import { announcementsFor, type Reader } from './reader-channels.ts';

const keyOf = ({ kind, id }: AlertReason): string => `${kind} ${id}`;

/** Each reason once. */
export const reasonsOf = (matches: readonly AlertMatch[]): AlertReason[] => [
  ...new Map(matches.flatMap(({ because }) => because).map((reason) => [keyOf(reason), reason])).values(),
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

interface ReaderMatches {
  reader: Reader & Pick<AlertReader, 'searches'>;
  matches: readonly AlertMatch[];
}

interface Occasion {
  /** The batch that they belong to. */
  at: Date;
  now: Date;
  descriptionOf: DescriptionOf;
}

/** The digest for a reader, in their language, with the reasons. */
export function alertOf({ reader, matches }: ReaderMatches, { now, descriptionOf }: Omit<Occasion, 'at'>) {
  const withClosing = matches.map(({ tender, because }) => {
    const { closesAt, isCloseApproximate } = tender;
    return { tender, because, closing: closesAt && closingAt(closesAt, isCloseApproximate, now) };
  });
  const { named, more } = namedOf(withClosing);
  const because = reasonsOf(matches);
  const message: AlertMessage = {
    template: 'newTenders',
    tenders: named.map(({ tender, because: reasons, closing }) => ({
      id: tender.id,
      title: tender.title,
      about: descriptionOf(tender, reader.language),
      closing,
      searches: reasons.flatMap(({ name }) => name ?? []),
    })),
    more,
    closingSoon: withClosing.filter(closesSoon).length,
    searches: because.flatMap(({ name }) => name ?? []),
    hasFeed: because.some(({ kind }) => kind === 'preferences'),
    listPath: listPath(reader, because),
  };
  return { message, because, companyId: onlyBuyerOf(matches.map(({ tender }) => tender)) };
}

const announcementsOf = (each: ReaderMatches, occasion: Occasion): Announcement[] =>
  announcementsFor(each.reader, { occasion: occasion.at.toISOString(), ...alertOf(each, occasion) });

/** Sends readers their digests. */
export async function sendDigests(
  trx: Database,
  messages: Outbox,
  withMatches: readonly ReaderMatches[],
  occasion: Occasion,
): Promise<void> {
  if (withMatches.length === 0) return;
  const digests = withMatches.map(({ reader, matches }) => ({
    user_id: reader.id,
    at: occasion.at,
    // All of them, so that tenders that were only counted are not announced again.
    tender_ids: matches.map(({ tender }) => tender.id),
    more: namedOf(matches).more,
  }));
  await trx.insertInto('alert_digests').values(digests).execute();
  await messages.announce(trx, ...withMatches.flatMap((each) => announcementsOf(each, occasion)));
}
