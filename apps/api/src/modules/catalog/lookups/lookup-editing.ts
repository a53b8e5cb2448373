import { sql } from 'kysely';
import type { SourceKind } from '../../../database/catalog-tables.ts';
import type { Database } from '../../../database/database.ts';
import { idsNamed, type Names, storeNames, takenName } from '../names/stored-names.ts';

export type Lookup = 'regions' | 'categories' | 'sources';

export interface NewLookup {
  slug: string;
  names: Names;
  /** Sources only. */
  kind?: SourceKind;
  /** Language codes, for sources only. */
  languages?: readonly string[];
}

export const sourceKinds: readonly SourceKind[] = ['newspaper', 'magazine', 'site', 'portal', 'television', 'email'];

export type EditOutcome = { kind: 'stored'; id: number } | { kind: 'taken'; what: string };

/** Finds one by slug, number or name in any language; the first of two with the same name. */
export async function findLookup(
  db: Database,
  table: Lookup,
  text: string,
): Promise<{ id: number; slug: string } | null> {
  const [named = 0] = await idsNamed(db, table, text.trim());
  const rows = db.selectFrom(table).select(['id', 'slug']).orderBy('id');
  const found = await rows
    .where(({ or, eb }) => or([eb('slug', '=', text.trim()), eb('id', '=', named), sql<boolean>`id::text = ${text}`]))
    .executeTakeFirst();
  return found ?? null;
}

export async function addLookup(
  trx: Database,
  table: Lookup,
  { slug, names, kind = 'newspaper', languages = [] }: NewLookup,
): Promise<EditOutcome> {
  // The lock keeps the ids, which we count up ourselves, unique.
  await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(trx);
  if (await trx.selectFrom(table).select('id').where('slug', '=', slug).executeTakeFirst())
    return { kind: 'taken', what: slug };
  const taken = await takenName(trx, table, names);
  if (taken) return { kind: 'taken', what: taken };
  const { next } = await trx
    .selectFrom(table)
    .select(sql<number>`coalesce(max(id), 0)::int + 1`.as('next'))
    .executeTakeFirstOrThrow();
  if (table === 'sources')
    await trx
      .insertInto(table)
      .values({ id: next, slug, kind, languages: [...languages] })
      .execute();
  else await trx.insertInto(table).values({ id: next, slug }).execute();
  await storeNames(trx, table, next, names);
  return { kind: 'stored', id: next };
}

export async function renameLookup(trx: Database, table: Lookup, id: number, names: Names): Promise<EditOutcome> {
  const taken = await takenName(trx, table, names, id);
  if (taken) return { kind: 'taken', what: taken };
  await storeNames(trx, table, id, names);
  return { kind: 'stored', id };
}
