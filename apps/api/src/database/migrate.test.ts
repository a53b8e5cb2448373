import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { targets } from '../testing/databases.ts';
import { type Database, openPostgres } from './database.ts';
import { migrate } from './migrate.ts';

async function tablesOf(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

const migrations = join(import.meta.dirname, 'migrations');
async function runFile(db: Database, file: string): Promise<void> {
  const statements = readFileSync(join(migrations, file), 'utf8').split(/;\s*$/m);
  for (const statement of statements.filter((each) => each.trim() !== '')) await sql.raw(statement).execute(db);
}

const executed = async (db: Database) =>
  (await sql<{ name: string }>`select name from kysely_migration order by 1`.execute(db)).rows.map(({ name }) => name);

for (const target of targets)
  describe.runIf(target.isThere)(`migrating, on ${target.name}`, () => {
    let database: Awaited<ReturnType<typeof target.open>>;
    beforeAll(async () => {
      database = await target.open('empty');
    });
    afterAll(() => database.close());

    it('is done once by two processes that start at the same time', async () => {
      const other = database.url === null ? null : openPostgres(database.url);
      await Promise.all([migrate(database.db), migrate(other?.db ?? database.db)]);
      await other?.close();
      expect(await tablesOf(database.db)).toEqual(
        expect.arrayContaining(['tenders', 'tender_postings', 'users', 'sessions']),
      );
      const names = readdirSync(migrations).map((file) => file.replace('.sql', ''));
      expect((await executed(database.db)).map((name) => name.replace(/@[0-9a-f]{8}$/, ''))).toEqual(names.sort());
    });

    it('changes nothing the second time', async () => {
      const before = await tablesOf(database.db);
      await migrate(database.db);
      expect(await tablesOf(database.db)).toEqual(before);
    });

    it('accepts a database with migrations of a later version', async () => {
      await sql`insert into kysely_migration (name, timestamp) values ('9999-later@00000000', '2026-11-24')`.execute(
        database.db,
      );
      await expect(migrate(database.db)).resolves.toBeUndefined();
      expect(await executed(database.db)).toContain('9999-later@00000000');
    });

    it('refuses a database of a later version that lacks one of our migrations', async () => {
      const [first] = await executed(database.db);
      const of = sql`from kysely_migration where name = ${first}`;
      const { rows } = await sql<{ timestamp: string }>`select timestamp ${of}`.execute(database.db);
      await sql`delete ${of}`.execute(database.db);
      await expect(migrate(database.db)).rejects.toThrow('made by another version of Awaj');
      const [row] = rows;
      await sql`insert into kysely_migration (name, timestamp) values (${first}, ${row?.timestamp})`.execute(
        database.db,
      );
      await expect(migrate(database.db)).resolves.toBeUndefined();
    });

    it('refuses a database with different migrations', async () => {
      await sql`update kysely_migration set name = '0001-tenders@00000000' where name like '0001%'`.execute(
        database.db,
      );
      await expect(migrate(database.db)).rejects.toThrow('made by another version of Awaj');
    });
  });

for (const target of targets)
  describe.runIf(target.isThere)(`names that were columns, on ${target.name}`, () => {
    it('become rows, and the columns accept rows without names', async () => {
      const { db, close } = await target.open('empty');
      const before = readdirSync(migrations).filter((file) => file < '0012');
      for (const file of before.sort()) await runFile(db, file);
      await sql`insert into regions (id, slug, name_en, name_am) values (1, 'afar', 'Afar', 'አፋር'), (2, 'sidama', 'Sidama', '')`.execute(
        db,
      );
      await sql`insert into companies (name_en, name_am, address, brand_color) values ('Roads', 'መንገድ', '', '#000000')`.execute(
        db,
      );
      await runFile(db, '0012-translated-names.sql');
      const namesIn = async (table: string) =>
        (await sql`select id, language, name from ${sql.table(table)} order by id, language`.execute(db)).rows;
      expect(await namesIn('region_names')).toEqual([
        { id: 1, language: 'am', name: 'አፋር' },
        { id: 1, language: 'en', name: 'Afar' },
        { id: 2, language: 'en', name: 'Sidama' },
      ]);
      expect(await namesIn('company_names')).toEqual([
        { id: 1, language: 'am', name: 'መንገድ' },
        { id: 1, language: 'en', name: 'Roads' },
      ]);
      await expect(
        sql`insert into companies (address, brand_color) values ('', '#000000')`.execute(db),
      ).resolves.toBeDefined();
      await close();
    });
  });
