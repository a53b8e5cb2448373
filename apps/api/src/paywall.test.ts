import type { DeadlineWorking } from '@awaj/domain/deadline';
import { dayMs } from '@awaj/domain/duration';
import { expect, it } from 'vitest';
import { usualCacheMs } from './http/answer-cache.ts';
import { contract, type Operation } from './http/contract.ts';
import { recordEvents, type TenderEvent } from './modules/catalog/tenders/records/tender-events.ts';
import type { TenderRecord } from './modules/catalog/tenders/records/tender-records.ts';
import { storeTenders } from './modules/catalog/tenders/records/tenders.writer.ts';
import { exampleRequest } from './testing/examples.ts';
import { createNotice } from './testing/notice.ts';
import { onOneDatabase } from './testing/on-databases.ts';
import { isEntitled, isRefusedBearer, isRefusedInChat, roleNames, roles } from './testing/roles.ts';
import { seededAt } from './testing/seeded.ts';
import type { World } from './testing/world.ts';

const canary = 'ZQXCANARY';
/** As somebody would type it to be told how it is spelt. */
const misspelt = 'ZQXCANORY';
const firstId = 700_001;
const count = 200;

const deadlineWorking: DeadlineWorking = {
  rule: 'printed-date',
  days: null,
  firstDay: null,
  lastDay: '2031-04-04',
  time: null,
  workingWeek: 'monday-to-friday',
  movesToWorkingDay: false,
  skipped: [],
  confidence: 'likely',
  isApproximate: true,
  originalWords: canary,
};

/** Tenders whose every hidden part can be told from anything else. */
const tenders = Array.from({ length: count }, (_, index) =>
  createNotice(firstId + index, {
    contentHtml: `<p>${canary}</p>`,
    opensAt: new Date('2031-03-03T03:03:00Z'),
    closesAt: new Date('2031-04-04T04:04:00Z'),
    alternativeOpenText: `${canary} open`,
    alternativeCloseText: `${canary} close`,
    documentPrice: 777_777_01,
    bond: 888_888_02,
    cancelledAt: new Date('2031-02-02T02:02:00Z'),
    referenceNumber: `${canary}/2019`,
    deadlineWorking,
    sources: [{ sourceId: 3, publishedOn: '2026-11-19' }],
    createdAt: new Date(seededAt.getTime() + dayMs - index),
  }),
);
const hidden = [
  canary,
  '2031-02-02',
  '2031-03-03',
  '2031-04-04',
  '2031-01-01',
  '777777.01',
  '888888.02',
  'approximate',
];

const extension = ({ id, closesAt }: TenderRecord): TenderEvent => ({
  tenderId: id,
  kind: 'extended',
  at: seededAt,
  changes: { closesAt: ['2031-01-01T01:01:00.000Z', closesAt] },
});

const reads = [...contract.values()].filter(({ method, url }) => method === 'GET' && !url.includes('save-unsave'));

/** Each read, at the canaries: as it is, searched for them, and narrowed to where they are. */
function questions(operation: Operation): { params: Record<string, string>; query: Record<string, string> }[] {
  const { params, query } = exampleRequest(operation);
  const ids = Object.fromEntries(Object.keys(params).map((name) => [name, String(firstId)]));
  const takes = (name: string) => operation.parameters.some((parameter) => parameter.name === name);
  return [
    { params: ids, query },
    ...(takes('title')
      ? [{ title: canary }, { title: `"${canary}"` }, { title: misspelt }, { title: 'tender', sort: 'relevance' }].map(
          (asked) => ({ params: ids, query: { ...query, ...asked } }),
        )
      : []),
    ...(takes('status_id') ? [{ params: ids, query: { ...query, status_id: '1' } }] : []),
    ...(takes('source_id') ? [{ params: ids, query: { ...query, source_id: '3' } }] : []),
    ...(takes('closing_from') ? [{ params: ids, query: { ...query, closing_from: '2031-04-01' } }] : []),
    ...(takes('sort') ? [{ params: ids, query: { ...query, sort: 'closing' } }] : []),
    ...(takes('start_date') ? [{ params: ids, query: { ...query, start_date: '2026-11-19' } }] : []),
  ];
}

async function saveAll({ db }: World): Promise<void> {
  const users = await db.selectFrom('users').select('id').execute();
  for (const { id } of users) {
    await db
      .insertInto('saved_tenders')
      .values(tenders.slice(0, 30).map((tender) => ({ user_id: id, tender_id: tender.id, saved_at: seededAt })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db
      .insertInto('preferred_categories')
      .values({ user_id: id, category_id: 1 })
      .onConflict((c) => c.doNothing())
      .execute();
    await db
      .insertInto('preferred_languages')
      .values({ user_id: id, language_id: 2 })
      .onConflict((c) => c.doNothing())
      .execute();
  }
}

const tests = (world: () => World) => {
  it('never reaches viewers without a subscription, through any call', async () => {
    await storeTenders(world().db, tenders, seededAt);
    await recordEvents(world().db, tenders.map(extension));
    let asked = 0;
    for (const role of roleNames.filter(
      (each) => !isEntitled(each) && !isRefusedBearer(each) && !isRefusedInChat(each),
    )) {
      const credentials = await roles[role](world());
      await saveAll(world());
      for (const operation of reads)
        for (const question of questions(operation)) {
          const answer = await world().send(operation.operationId, { ...question, ...credentials });
          const sent = answer.payload + JSON.stringify(answer.headers);
          for (const text of hidden)
            expect([role, operation.operationId, sent.includes(text)]).toEqual([role, operation.operationId, false]);
          asked += 1;
        }
    }
    expect(asked).toBeGreaterThan(300);
  });

  it('reaches subscribers, so that the test above can fail', async () => {
    for (const role of roleNames.filter(isEntitled)) {
      const credentials = await roles[role](world());
      const [detailId, timelineId] = role.startsWith('chat')
        ? (['getTelegramTender', 'getTelegramTenderTimeline'] as const)
        : (['getTender', 'getTenderTimeline'] as const);
      const params = { tenderId: firstId, id: firstId };
      const { payload } = await world().send(detailId, { params, ...credentials });
      const timeline = await world().send(timelineId, { params, ...credentials });
      for (const text of hidden)
        expect([role, text, (payload + timeline.payload).includes(text)]).toEqual([role, text, true]);
    }
  });

  it('is not searched for viewers who may not read it', async () => {
    const counts = async (title: string) => {
      const found: number[] = [];
      for (const role of ['visitor', 'unsubscribed', 'trialEnded', 'subscribed'] as const) {
        const answer = await world().call('searchTenders', { query: { title }, ...(await roles[role](world())) });
        found.push(answer.tenders.data.length);
      }
      return found;
    };
    expect(await counts(canary)).toEqual([0, 0, 0, 20]);
    expect(await counts(`"${canary}"`)).toEqual([0, 0, 0, 20]);
    expect(await counts(`"Tender ${firstId}"`)).toEqual([1, 1, 1, 1]);
    expect(await counts(`"Tender ${firstId}" -${canary}`)).toEqual([1, 1, 1, 0]);
  });

  it('is in no suggestion for viewers who may not read it', async () => {
    for (const role of ['visitor', 'unsubscribed', 'trialEnded', 'subscribed'] as const) {
      const { payload } = await world().send('searchTenders', {
        query: { title: misspelt },
        ...(await roles[role](world())),
      });
      expect([role, payload.toLowerCase().includes(canary.toLowerCase())]).toEqual([role, false]);
    }
  });

  it('does not change the order of relevance for viewers who may not read it', async () => {
    const [older, newer] = [firstId + 1_000, firstId + 1_001];
    const contentOf = (id: number) => (id === older ? `<p>${'wheelwright '.repeat(40)}</p>` : '<p>text</p>');
    const alike = [older, newer].map((id) =>
      createNotice(id, {
        title: 'Wheelwright',
        contentHtml: contentOf(id),
        createdAt: new Date(seededAt.getTime() - firstId + id - dayMs),
      }),
    );
    await storeTenders(world().db, alike, seededAt);
    for (const role of ['visitor', 'unsubscribed', 'trialEnded', 'subscribed'] as const) {
      const query = { title: 'wheelwright', sort: 'relevance' } as const;
      const { tenders: found } = await world().call('searchTenders', { query, ...(await roles[role](world())) });
      const expected = isEntitled(role) ? [older, newer] : [newer, older];
      expect([role, ...found.data.map(({ id }) => id)]).toEqual([role, ...expected]);
    }
  });
};

onOneDatabase('paid content', tests);
onOneDatabase('paid content, while answers to visitors are cached', tests, { cacheMs: usualCacheMs });
