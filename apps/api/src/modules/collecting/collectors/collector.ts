import type { CollectorKind } from '../../../database/collector-tables.ts';
import type { Database } from '../../../database/database.ts';
import { type ConfiguredAdapter, configure } from '../adapters/adapters.ts';
import type { Cells } from '../import/notice/row.ts';
import { isJsonObject } from '../json-object.ts';

/** Values for fields that a notice leaves out: for example, the site of a buyer does not name the buyer. */
export type Defaults = Readonly<Partial<Record<'language' | 'company' | 'categories' | 'regions', string>>>;

export interface Collector {
  id: number;
  name: string;
  sourceId: number;
  sourceSlug: string;
  kind: CollectorKind;
  config: Readonly<Record<string, unknown>>;
  defaults: Defaults;
  everySeconds: number;
  hosts: readonly string[];
  leastFound: number | null;
  mostFound: number | null;
  fillRates: Readonly<Record<string, number>>;
  cursor: unknown;
  misses: number;
}

const rows = (db: Database) =>
  db
    .selectFrom('collectors')
    .innerJoin('sources', 'sources.id', 'collectors.source_id')
    .selectAll('collectors')
    .select('sources.slug as source_slug');

type Row = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>;

function toCollector(row: Row): Collector {
  const { defaults, ...config } = isJsonObject(row.config) ? row.config : {};
  return {
    id: row.id,
    name: row.name,
    sourceId: row.source_id,
    sourceSlug: row.source_slug,
    kind: row.kind,
    config,
    defaults: isJsonObject(defaults) ? defaults : {},
    everySeconds: row.every_seconds,
    hosts: row.hosts,
    leastFound: row.least_found,
    mostFound: row.most_found,
    fillRates: isJsonObject(row.fill_rates) ? (row.fill_rates as Record<string, number>) : {},
    cursor: row.cursor,
    misses: row.misses,
  };
}

export async function findCollector(db: Database, name: string): Promise<Collector | null> {
  const row = await rows(db).where('collectors.name', '=', name).executeTakeFirst();
  return row ? toCollector(row) : null;
}

export async function readCollector(db: Database, id: number): Promise<Collector | null> {
  const row = await rows(db).where('collectors.id', '=', id).executeTakeFirst();
  return row ? toCollector(row) : null;
}

export const adapterOf = ({ kind, config }: Pick<Collector, 'kind' | 'config'>): ConfiguredAdapter =>
  configure(kind, config);

export const listAllCollectors = async (db: Database): Promise<Collector[]> =>
  (await rows(db).orderBy('collectors.name').execute()).map(toCollector);

/** The values of the collector for empty columns of a notice. */
export const withDefaults = (cells: Cells, defaults: Defaults): Cells => ({ ...defaults, ...cells });
