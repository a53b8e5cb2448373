import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { checkRow } from '../../../testing/notice-rows.ts';
import { onOneDatabase } from '../../../testing/on-databases.ts';
import { seededAt } from '../../../testing/seeded.ts';
import { fingerprintOfNotice, readSlugs } from './notice-fingerprint.ts';
import { type NoticeToPublish, openNoticePublisher } from './notice-publisher.ts';
import { readAhead } from './read-ahead.ts';
import { threadCount } from './reading-threads.ts';

const longFile = 640;
const here = 130;

function noticeAt(at: number): NoticeToPublish {
  const checked = checkRow({ external_key: `ahead-${at}`, title: `Supply of ${at + 40} tyres` });
  if (!('notice' in checked)) throw new Error('The row does not hold up.');
  return { notice: checked.notice };
}

onOneDatabase('reading ahead in a long file', (world) => {
  it.runIf(threadCount > 0)('keeps the order, and only new notices are read in other threads', async () => {
    const notices = Array.from({ length: longFile }, (_, at) => noticeAt(at));
    await world()
      .db.transaction()
      .execute(async (trx) => {
        const publish = await openNoticePublisher(trx, { at: seededAt, operator: 'tester' });
        await publish(notices.slice(0, here));
        const slugs = await readSlugs(trx);
        const came: NoticeToPublish[] = [];
        for await (const chunk of readAhead(trx, notices.length, Readable.from(notices))) came.push(...chunk);
        expect(came.map(({ notice }) => notice)).toEqual(notices.map(({ notice }) => notice));
        const read = came.map(({ keyed }) => keyed?.fingerprint);
        expect(read.slice(0, here).every((each) => each === undefined)).toBe(true);
        expect(read[here]).toEqual(fingerprintOfNotice(noticeAt(here).notice, slugs));
        expect(read.slice(here).every((each) => each !== undefined)).toBe(true);
      });
  });
});
