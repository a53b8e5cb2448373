import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { targets } from '../testing/databases.ts';
import { valueTypes } from '../testing/value-types.ts';
import { type Database, openPostgres } from './database.ts';

const [, postgres] = targets;

const processOf = async (db: Database) =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;

describe.runIf(postgres.isThere)('a public read', () => {
  it('times out after two seconds, and cannot write', async () => {
    const { reads, close } = await postgres.open('seeded');
    const { rows } = await sql`show statement_timeout`.execute(reads);
    expect(rows).toEqual([{ statement_timeout: '2s' }]);
    await expect(sql`delete from saved_tenders`.execute(reads)).rejects.toMatchObject({ code: '25006' });
    await close();
  });

  it('has enough memory for every row that an index finds among a million', async () => {
    const { reads, close } = await postgres.open('seeded');
    const { rows } = await sql`show work_mem`.execute(reads);
    expect(rows).toEqual([{ work_mem: '16MB' }]);
    await close();
  });
});

describe.runIf(postgres.isThere)('a connection to PostgreSQL that breaks', () => {
  it('between two statements fails the transaction, and the next one succeeds', async () => {
    const { db, url, close } = await postgres.open('empty');
    const administrator = openPostgres(url ?? '', 2);
    const work = db.transaction().execute(async (transaction) => {
      const pid = await processOf(transaction);
      await sql`select pg_terminate_backend(${pid}, 5000)`.execute(administrator.db);
      await sql`select 1`.execute(transaction);
    });
    await expect(work).rejects.toThrow();
    await expect(sql`select 1 as one`.execute(db)).resolves.toMatchObject({ rows: [{ one: 1 }] });
    await administrator.close();
    await close();
  });
});

describe.runIf(postgres.isThere)('a process on PostgreSQL', () => {
  it('opens no more connections than configured', async () => {
    const database = await postgres.open('empty');
    const { db, reads, close } = openPostgres(database.url ?? '', 5);
    const pids = await Promise.all(Array.from({ length: 16 }, (_, turn) => processOf(turn % 2 === 0 ? db : reads)));
    expect(new Set(pids).size).toBe(5);
    await close();
    await database.close();
  });
});

for (const target of targets)
  describe.runIf(target.isThere)(`values, on ${target.name}`, () => {
    let database: Awaited<ReturnType<typeof target.open>>;
    beforeAll(async () => {
      database = await target.open('empty');
    });
    afterAll(() => database.close());

    it.each(Object.entries(valueTypes))(
      'of the type %s are written and read',
      async (name, [written, read = written]) => {
        const type = sql.id(name);
        const pair = sql`select ${written}::${type} as value, null::${type} as nothing`;
        expect((await pair.execute(database.db)).rows).toEqual([{ value: read, nothing: null }]);
      },
    );

    it('that break a constraint are refused with its code and name', async () => {
      const refusal = sql`do $$ begin raise unique_violation using constraint = 'users_email_key'; end $$`;
      await expect(refusal.execute(database.db)).rejects.toMatchObject({
        code: '23505',
        constraint: 'users_email_key',
      });
    });
  });
