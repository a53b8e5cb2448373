import { categories } from '@awaj/demo-data/categories';
import { languages } from '@awaj/demo-data/languages';
import { regions } from '@awaj/demo-data/regions';
import { sources } from '@awaj/demo-data/sources';
import { createLookup } from '../modules/collecting/import/cells/lookup.ts';

interface Entry {
  id: number;
  slug: string;
  names: Readonly<Record<string, string>>;
}

const lookupOf = (what: string, entries: readonly Entry[]) =>
  createLookup(
    what,
    entries.map(({ id, slug, names }) => ({ id, slug, names: Object.values(names) })),
  );

/** The lookups of the demo, without a database. */
export const demoLookups = () => ({
  languages: lookupOf('language', languages),
  regions: lookupOf('region', regions),
  categories: lookupOf('category', categories),
  sources: lookupOf(
    'source',
    sources.map(({ id, slug, names }) => ({ id, slug, names: { ...names } })),
  ),
});
