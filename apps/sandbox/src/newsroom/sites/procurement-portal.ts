import type { FastifyRequest } from 'fastify';
import { readCount, readFields, readText } from '../../fields.ts';
import { objectOf, plainText } from '../notice.ts';
import type { Printing } from '../printing.ts';
import type { Listed, SiteContent, SiteRoutes } from '../site-content.ts';
import type { Moment } from '../tender.ts';
import { buyers } from '../texts/buyers.ts';

const publisher = { name: 'Open Procurement Portal', scheme: 'AWAJ-SANDBOX', uid: 'portal' };

const instant = ({ day, time }: Moment): string => `${day}T${time}:00+03:00`;

/** Releases of one day are ordered by edition and index. */
const releaseDate = ({ edition, key }: Printing): string =>
  `${edition.day}T08:${String(edition.number % 60).padStart(2, '0')}:${key.slice(-2)}+03:00`;

const ocidOf = ({ tender }: Printing): string => `ocds-awj0sb-${tender.id}`;

function tagOf({ change }: Printing): string {
  if (change === null) return 'tender';
  return change.kind === 'cancellation' ? 'tenderCancellation' : 'tenderAmendment';
}

function tenderOf(printing: Printing) {
  const { tender, notice, change } = printing;
  const closes = change?.closes ?? tender.deadline.closes;
  const { kind } = objectOf(tender);
  return {
    id: tender.number,
    title: notice.title,
    description: plainText(notice),
    status: change?.kind === 'cancellation' ? 'cancelled' : 'active',
    procurementMethod: 'open',
    mainProcurementCategory: kind === 'sale' ? undefined : kind,
    tenderPeriod: closes ? { endDate: instant(closes) } : undefined,
    procuringEntity: { id: `B-${tender.buyer}`, name: buyers[tender.buyer].name[printing.language] },
    submissionMethod: ['written'],
  };
}

function releaseOf({ printing, key }: Listed) {
  const { tender, language } = printing;
  const { name, place, phones } = buyers[tender.buyer];
  const buyer = { id: `B-${tender.buyer}`, name: name[language] };
  return {
    ocid: ocidOf(printing),
    id: `${ocidOf(printing)}-${key}`,
    date: releaseDate(printing),
    tag: [tagOf(printing)],
    initiationType: 'tender',
    language,
    parties: [
      {
        ...buyer,
        roles: ['buyer', 'procuringEntity'],
        address: { locality: place[language], countryName: 'Ethiopia' },
        contactPoint: { telephone: phones.join(' / ') },
      },
    ],
    buyer,
    tender: tenderOf(printing),
  };
}

/** Only releases since `updatedFrom`, oldest first, so that following the cursors ends at the newest. */
function releasesFor(content: SiteContent, request: FastifyRequest) {
  const from = Date.parse(readText(readFields(request.query), 'updatedFrom') ?? '1970-01-01');
  return content
    .listed(request)
    .map(releaseOf)
    .filter(({ date }) => Date.parse(date) >= from)
    .sort((a, b) => a.date.localeCompare(b.date));
}

function recordsOf(releases: readonly ReturnType<typeof releaseOf>[]) {
  return [...Map.groupBy(releases, ({ ocid }) => ocid)].map(([ocid, ofProcess]) => {
    const compiledRelease = { ...ofProcess.at(-1), tag: ['compiled'] };
    return { ocid, releases: ofProcess, compiledRelease };
  });
}

const encode = (place: number): string => Buffer.from(`after:${place}`).toString('base64url');
const decode = (cursor: string): number | null => {
  const [, place] = /^after:(\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  return place === undefined ? null : Number(place);
};

/** Open contracting data in packages, linked by an opaque cursor. */
export const procurementPortal: SiteRoutes = (app, content) => {
  function packageOf<T>(request: FastifyRequest, all: readonly T[], dateOf: (item: T) => string) {
    const fields = readFields(request.query);
    const cursor = readText(fields, 'cursor');
    const start = cursor === null ? 0 : decode(cursor);
    if (start === null) return null;
    const size = Math.min(readCount(fields, 'limit') ?? 5, 100) || 5;
    const end = start + size;
    const next = content.isFaulty(request, 'broken-cursor') ? 'gone' : encode(end);
    const following = new URL(request.url, `http://${request.host}`);
    following.searchParams.set('cursor', next);
    const newest = all.at(-1);
    return {
      frame: {
        uri: new URL(request.url, `http://${request.host}`).href,
        version: '1.1',
        publishedDate: newest ? dateOf(newest) : null,
        publisher,
        links: end < all.length ? { next: following.href } : {},
      },
      items: all.slice(start, end),
    };
  }
  const badCursor = { error: 'The cursor is not known.' };

  app.get('/', async (_request, reply) => reply.redirect('/api/releases', 302));

  app.get('/api/releases', async (request, reply) => {
    const releases = releasesFor(content, request);
    const made = packageOf(request, releases, ({ date }) => date);
    return made ? { ...made.frame, releases: made.items } : reply.code(400).send(badCursor);
  });

  app.get('/api/records', async (request, reply) => {
    const records = recordsOf(releasesFor(content, request));
    const made = packageOf(request, records, ({ releases }) => releases.at(-1)?.date ?? '');
    return made ? { ...made.frame, records: made.items } : reply.code(400).send(badCursor);
  });
};
