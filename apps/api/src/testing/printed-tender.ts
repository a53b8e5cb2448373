import { expect } from 'vitest';
import type { Cause } from '../modules/catalog/tenders/records/tender-events.ts';
import { readTenders } from '../modules/catalog/tenders/records/tender-records.ts';
import { checkNotice } from '../modules/collecting/import/notice/check-notice.ts';
import { openNoticePublisher } from '../modules/collecting/publishing/notice-publisher.ts';
import { readLookups } from '../modules/collecting/read-lookups.ts';
import { seededAt } from './seeded.ts';
import type { World } from './world.ts';

export type Cells = Record<string, unknown>;

/** Prints a tender in two papers. Each `round` has its own day and phone, so that its notices match no other round. */
export function printedTender({ db }: Pick<World, 'db'>, round: number) {
  const day = 10 + round;
  const phone = `04711${10_000 + round}`;
  const keyOf = (name: string): string => `${name}-${round}`;

  const english = (goods: string, change: Cells = {}): Cells => ({
    external_key: keyOf('english'),
    source: 'addis-zemen',
    published_on: '2026-11-19',
    title: `Supply of ${goods}`,
    company: 'Jimma University',
    language: 'en',
    categories: 'ict',
    closes_at: `2026-12-${day} 10:00`,
    content:
      `Jimma University invites eligible bidders for the supply of ${goods}. The bid closes on ${day} December 2026 at ` +
      `10:00 a.m. Bid security: 20,000 Birr. A document is sold for Birr 200. Telephone ${phone}`,
    ...change,
  });

  const amharic = (goods: string, change: Cells = {}): Cells => ({
    external_key: keyOf('amharic'),
    source: 'reporter',
    published_on: '2026-11-21',
    title: `የ${goods} ግዢ`,
    company: 'ጅማ ዩኒቨርሲቲ',
    language: 'am',
    categories: 'ict',
    closes_at: `2026-12-${day} 10:00`,
    content:
      `ጅማ ዩኒቨርሲቲ ${goods} በግልጽ ጨረታ አወዳድሮ መግዛት ይፈልጋል። ጨረታው ታኅሣሥ ${day - 9} ቀን 2019 ዓ.ም ከጠዋቱ 4:00 ሰዓት ይዘጋል። ` +
      `የጨረታ ማስከበሪያ ብር 20,000። የሰነድ ዋጋ ብር 200። ስልክ ${phone}`,
    ...change,
  });

  /** The extension of the tender for tyres has no number. */
  const extension = (): Cells =>
    amharic('', {
      external_key: keyOf('extension'),
      kind: 'extension',
      title: 'የጨረታ ማራዘሚያ ማስታወቂያ',
      published_on: '2026-11-24',
      closes_at: '2026-12-30 10:00',
      content:
        'የጨረታ ማራዘሚያ ማስታወቂያ። ጅማ ዩኒቨርሲቲ ጎማዎች ለመግዛት ያወጣው ጨረታ እስከ ታኅሣሥ 21 ቀን 2019 ዓ.ም ከጠዋቱ 4:00 ሰዓት ተራዝሟል። ' +
        `የጨረታ ማስከበሪያ ብር 20,000። ስልክ ${phone}`,
    });

  async function publishFor(cause: Partial<Cause>, ...rows: Cells[]) {
    const lookups = await readLookups(db);
    const notices = rows.map((cells) => {
      const checked = checkNotice(cells, { now: seededAt, lookups });
      if ('faults' in checked) throw new Error(JSON.stringify(checked.faults));
      return checked;
    });
    return db
      .transaction()
      .execute(async (trx) => (await openNoticePublisher(trx, { at: seededAt, ...cause }))(notices));
  }

  const noticesOf = (...names: string[]) =>
    db
      .selectFrom('notices')
      .select(['id', 'tender_id', 'external_key'])
      .where('external_key', 'in', names.map(keyOf))
      .orderBy('id')
      .execute();
  const tendersOf = async (...names: string[]) => [
    ...new Set((await noticesOf(...names)).map(({ tender_id }) => tender_id)),
  ];

  return {
    day,
    phone,
    keyOf,
    english,
    amharic,
    extension,
    publishFor,
    noticesOf,
    tendersOf,
    publish: (...rows: Cells[]) => publishFor({}, ...rows),
    async theTender(...names: string[]) {
      const ids = await tendersOf(...names);
      expect(ids).toHaveLength(1);
      const [tender] = await readTenders(db, ids);
      if (!tender) throw new Error('There is no tender.');
      return tender;
    },
    eventsOf: async (id: number) =>
      (await db.selectFrom('tender_events').select('kind').where('tender_id', '=', id).orderBy('id').execute()).map(
        ({ kind }) => kind,
      ),
    decisionsOn: (name: string) =>
      db.selectFrom('merge_decisions').selectAll().where('notice_key', '=', keyOf(name)).orderBy('id').execute(),
  };
}
