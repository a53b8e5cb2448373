import { beforeEach, expect, it } from 'vitest';
import { onOneDatabase } from '../../../testing/on-databases.ts';
import { printedTender } from '../../../testing/printed-tender.ts';
import { seededAt } from '../../../testing/seeded.ts';
import { undoBatch } from '../import-batches.ts';
import { joinTenders } from '../join-tenders.ts';
import { splitTender } from '../split-tender.ts';

const byAbebe = { at: seededAt, operator: 'abebe' };

onOneDatabase('a person’s decision about a notice', (world) => {
  let round = 0;
  let printed: ReturnType<typeof printedTender>;
  beforeEach(() => {
    round += 1;
    printed = printedTender(world(), round);
  });

  async function importAll(...rows: Parameters<typeof printed.publish>): Promise<number> {
    const { id } = await world()
      .db.insertInto('import_batches')
      .values({ file_name: 'x.csv', operator: 'clerk', imported_at: seededAt, counts: '{}' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await printed.publishFor({ batchId: id }, ...rows);
    return id;
  }
  const inTransaction = <Value>(work: (trx: ReturnType<typeof world>['db']) => Promise<Value>) =>
    world().db.transaction().execute(work);
  const split = async (name: string) => {
    const [notice] = await printed.noticesOf(name);
    const { id: noticeId = 0, tender_id: tenderId = 0 } = notice ?? {};
    return inTransaction((trx) => splitTender(trx, { tenderId, noticeId }, byAbebe));
  };
  const undo = (batchId: number) => inTransaction((trx) => undoBatch(trx, batchId, byAbebe));
  const both = () => [printed.english('desktop computers'), printed.amharic('ዴስክቶፕ ኮምፒውተሮች')];

  it('separates two notices that the program had joined, with their days and deadlines', async () => {
    await printed.publish(printed.english('tyres'), printed.extension());
    await printed.publish(printed.amharic('ጎማዎች'));
    expect((await printed.theTender('english', 'amharic')).sources).toHaveLength(3);
    expect(await split('amharic')).toMatchObject({ kind: 'split' });
    expect(await printed.tendersOf('english', 'amharic')).toHaveLength(2);
    expect(await printed.decisionsOn('amharic')).toMatchObject([
      { decision: 'same', decided_by: 'machine', undone_at: seededAt },
      { decision: 'not-same', decided_by: 'person', operator: 'abebe', undone_at: null },
      { decision: 'not-same', decided_by: 'person', operator: 'abebe', undone_at: null },
    ]);
  });

  it('of “not the same” still holds when the notice is read again', async () => {
    await printed.publish(...both());
    await split('amharic');
    await printed.publish(printed.amharic('ዴስክቶፕ ኮምፒውተሮች', { snippet: 'Read anew' }));
    expect(await printed.tendersOf('english', 'amharic')).toHaveLength(2);
  });

  it('of “not the same” still holds when it is imported again, in either order', async () => {
    for (const rows of [both(), both().reverse()]) {
      const batch = await importAll(...rows);
      if ((await printed.tendersOf('english', 'amharic')).length === 1) await split('amharic');
      const tenders = await printed.tendersOf('english', 'amharic');
      expect(tenders).toHaveLength(2);
      await undo(batch);
      const left = world().db.selectFrom('tenders').select('id').where('id', 'in', tenders);
      expect(await left.execute()).toEqual([]);
    }
    const [word] = (await printed.decisionsOn('amharic')).filter(({ decided_by }) => decided_by === 'person');
    expect(word).toMatchObject({ decision: 'not-same', undone_at: null });
  });

  it('of “the same” still holds too', async () => {
    const meters = printed.english('water meters', { external_key: printed.keyOf('meters'), source: 'reporter' });
    const batch = await importAll(printed.english('water pumps'), meters);
    const [into = 0, from = 0] = await printed.tendersOf('english', 'meters');
    expect(await inTransaction((trx) => joinTenders(trx, { from, into }, byAbebe))).toBe('merged');
    expect(await printed.decisionsOn('meters')).toMatchObject([
      { tender_id: into, decision: 'same', decided_by: 'person', other_notice_key: printed.keyOf('english') },
    ]);
    await undo(batch);
    await importAll(printed.english('water pumps'), meters);
    await printed.theTender('english', 'meters');
  });

  it('is replaced by a later decision', async () => {
    await printed.publish(...both());
    await split('amharic');
    const [into = 0, from = 0] = await printed.tendersOf('english', 'amharic');
    await inTransaction((trx) => joinTenders(trx, { from, into }, byAbebe));
    await printed.theTender('english', 'amharic');
    const valid = (await printed.decisionsOn('amharic')).filter(({ undone_at }) => undone_at === null);
    expect(valid).toMatchObject([{ decision: 'same', decided_by: 'person' }]);
  });

  it('survives the undo of one paper’s import, and the other printing stays', async () => {
    const batch = await importAll(printed.english('desktop computers'));
    await importAll(printed.amharic('ዴስክቶፕ ኮምፒውተሮች'));
    await printed.theTender('english', 'amharic');
    expect(await undo(batch)).toMatchObject({ kind: 'undone', withdrawn: 0, changedBack: 1 });
    const tender = await printed.theTender('amharic');
    expect(tender).toMatchObject({ title: 'የዴስክቶፕ ኮምፒውተሮች ግዢ', sources: [{ publishedOn: '2026-11-21' }] });
    await importAll(printed.english('desktop computers'));
    expect((await printed.theTender('english', 'amharic')).sources).toHaveLength(2);
  });
});
