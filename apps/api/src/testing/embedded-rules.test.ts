import { sql } from 'kysely';
import { describe, expect, inject, it, vi } from 'vitest';
import { oneTarget } from './databases.ts';

describe.runIf(inject('postgres') !== null)('a statement outside the open transaction', () => {
  it('fails on PostgreSQL too, whichever connections it uses', async () => {
    const { db, reads, close } = await oneTarget.open('empty');
    const shown = vi.spyOn(console, 'error').mockImplementation(() => {});
    for (const other of [db, reads]) {
      const work = db.transaction().execute(() => sql`select 1`.execute(other));
      await expect(work).rejects.toThrow('outside the open transaction');
    }
    shown.mockRestore();
    await close();
  });

  it('is allowed after the transaction, even to work that began in it', async () => {
    const { db, close } = await oneTarget.open('empty');
    let end = (): void => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const { later } = await db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx);
      return { later: ended.then(() => sql`select 1 as one`.execute(db)) };
    });
    end();
    expect((await later).rows).toEqual([{ one: 1 }]);
    await close();
  });
});
