import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createNotice } from '../../../../testing/notice.ts';
import { onOneDatabase } from '../../../../testing/on-databases.ts';
import { seededAt } from '../../../../testing/seeded.ts';
import type { World } from '../../../../testing/world.ts';
import { storeTenders } from '../records/tenders.writer.ts';
import { readUnreadWords } from './unread-words.ts';

const firstId = 800_001;

/** As migrations leave tenders of before: with no words, or with words that were read in another way. */
async function forgetWords({ db }: World): Promise<void> {
  await sql`update tender_title_keys set words = ''`.execute(db);
  await sql`delete from tender_content_words where tender_id % 2 = 0`.execute(db);
  await sql`update tender_content_words set words = '', pairs = '{}', facets = '{}'`.execute(db);
  await sql`insert into unread_words (below_id) select max(id) + 1 from tenders`.execute(db);
}

async function wordsIn({ db }: World): Promise<unknown[]> {
  const { rows } =
    await sql`select k.tender_id, k.words::text as title, c.words::text as content, c.pairs, c.facets, c.created_at
    from tender_title_keys k left join tender_content_words c on c.tender_id = k.tender_id order by 1`.execute(db);
  return rows;
}

const unreadIn = ({ db }: World) => db.selectFrom('unread_words').select('below_id').execute();

/** A clock that advances by this step at each reading. */
function clock(stepMs: number): () => Date {
  let at = seededAt.getTime();
  return () => {
    at += stepMs;
    return new Date(at);
  };
}

onOneDatabase('the words of older tenders', (world) => {
  it('are indexed in one run or several, with the same result as for a new tender', async () => {
    const { db } = world();
    await storeTenders(
      db,
      [createNotice(firstId, { title: 'ለጨረታ', contentHtml: '<p>Road &amp; w<b>ork</b>s</p>' })],
      seededAt,
    );
    const written = await wordsIn(world());
    await forgetWords(world());
    expect(await wordsIn(world())).not.toEqual(written);

    await readUnreadWords(db, clock(20_000));
    const [first] = await unreadIn(world());
    expect(first?.below_id).toBeLessThan(firstId);
    expect(first?.below_id).toBeGreaterThan(1);

    for (let runs = 0; (await unreadIn(world())).length > 0 && runs < 100; runs += 1)
      await readUnreadWords(db, clock(20_000));
    expect(await unreadIn(world())).toEqual([]);
    expect(await wordsIn(world())).toEqual(written);
  });

  it('are not changed when the tender was rewritten meanwhile', async () => {
    const { db } = world();
    const written = await wordsIn(world());
    await sql`insert into unread_words (below_id) select max(id) + 1 from tenders`.execute(db);
    await readUnreadWords(db, () => seededAt);
    expect(await wordsIn(world())).toEqual(written);
    expect(await unreadIn(world())).toEqual([]);
  });
});
