import { languages } from '@awaj/reference-data/languages';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { namesTables } from '../catalog/names/stored-names.ts';
import { createLookup, type Named } from './import/cells/lookup.ts';
import type { Lookups } from './import/cells/lookup-cells.ts';

const spellingsOf = Object.fromEntries(languages.map(({ slug, code, aliases }) => [slug, [code, ...aliases]]));

/** Other spellings in notices and tables, and codes of languages. */
const aliases = {
  languages: sql`select jsonb_array_elements_text(${JSON.stringify(spellingsOf)}::jsonb -> l.slug)`,
  regions: sql`select alias from region_aliases a where a.region_id = l.id`,
  categories: sql`select null::text as name where false`,
  sources: sql`select alias from source_aliases a where a.source_id = l.id`,
} as const;

async function readNamed(db: Database, table: keyof typeof aliases): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select l.id, l.slug,
      array(select n.name from ${sql.table(namesTables[table])} n where n.id = l.id union ${aliases[table]}) as names
    from ${sql.table(table)} l order by l.id`.execute(db);
  return rows;
}

/** The names that notices may use: slugs, and names in any language. */
export const readLookups = async (db: Database): Promise<Lookups> => ({
  languages: createLookup('language', await readNamed(db, 'languages')),
  regions: createLookup('region', await readNamed(db, 'regions')),
  categories: createLookup('category', await readNamed(db, 'categories')),
  sources: createLookup('source', await readNamed(db, 'sources')),
});
