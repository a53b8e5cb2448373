import { expect, it } from 'vitest';
import { checkRow } from '../../../testing/notice-rows.ts';
import { onOneDatabase } from '../../../testing/on-databases.ts';
import { seededAt } from '../../../testing/seeded.ts';
import { createKnownFingerprints, readPrinted } from './fingerprint-store.ts';
import { openNoticePublisher } from './notice-publisher.ts';

const most = 4;

function noticeAt(at: number) {
  const checked = checkRow({ external_key: `known-${at}`, title: `Supply of ${at + 40} anvils` });
  if (!('notice' in checked)) throw new Error('The row does not hold up.');
  return { notice: checked.notice };
}

onOneDatabase('fingerprints of published notices', (world) => {
  it('are found even if there are more than the cache holds', async () => {
    const trx = world().db;
    await trx.transaction().execute(async (publishing) => {
      const publish = await openNoticePublisher(publishing, { at: seededAt, operator: 'tester' });
      await publish(Array.from({ length: 2 * most }, (_, at) => noticeAt(at)));
    });
    const rows = await trx.selectFrom('notices').select('id').where('external_key', 'like', 'known-%').execute();
    const ids = rows.map(({ id }) => id);
    const known = createKnownFingerprints(most);
    for (const asked of [ids, ids, ids.toReversed()])
      expect([...(await readPrinted({ trx, known }, asked)).keys()].toSorted()).toEqual(ids.toSorted());
  });

  it('are cached longest if they are used again', async () => {
    const trx = world().db;
    const rows = await trx.selectFrom('notices').select('id').where('external_key', 'like', 'known-%').execute();
    const ids = rows.map(({ id }) => id);
    const [again = 0] = ids;
    const known = createKnownFingerprints(most);
    for (const id of ids) await readPrinted({ trx, known }, [again, id]);
    expect(known.get(again)).toBeDefined();
    expect(ids.filter((id) => known.get(id)).length).toBeLessThanOrEqual(most);
  });
});
