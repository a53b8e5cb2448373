import { openAsBlob } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { createPglite } from '../database/database.ts';
import { type Statement, sentStatements } from './sent-statements.ts';
import { valueTypes } from './value-types.ts';

/** What EXPLAIN can plan. The embedded database only parses other statements. */
const isPlanned = (sql: string): boolean => /^\s*(select|insert|update|delete|merge|values|with)\b/i.test(sql);

/** Functions that return nothing have this type. */
const nothing = 'void';

async function readTypes(pglite: PGlite): Promise<(oid: number) => string> {
  const { rows } = await pglite.query<{ oid: number; typname: string }>('select oid, typname from pg_type');
  const names = new Map(rows.map(({ oid, typname }) => [oid, typname]));
  return (oid) => names.get(oid) ?? `type ${oid}`;
}

/**
 * Plans each statement that tests have sent to PostgreSQL, with its parameters, in a copy of the embedded database.
 * Returns those that it refuses or whose values may be different there.
 */
export async function findDifferences(copy: string): Promise<string[]> {
  const statements = sentStatements.list();
  if (statements.length === 0) return [];
  const pglite = await createPglite({ loadDataDir: await openAsBlob(copy) });
  const typeOf = await readTypes(pglite);

  async function check({ sql, parameters }: Statement): Promise<void> {
    const { queryParams, resultFields } = await pglite.describeQuery(sql);
    const types = [...queryParams, ...resultFields].map(({ dataTypeID }) => typeOf(dataTypeID));
    const untested = types.find((type) => type !== nothing && !(type in valueTypes));
    if (untested) throw new Error(`no test compares values of the type ${untested} (testing/value-types.ts)`);
    if (isPlanned(sql)) await pglite.query(`explain ${sql}`, [...parameters]);
  }

  const differences: string[] = [];
  for (const statement of statements)
    await check(statement).catch((error: Error) => differences.push(`${error.message}: ${statement.sql}`));
  await pglite.close();
  return differences;
}
