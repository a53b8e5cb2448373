import type { Database } from '../../../database/database.ts';
import { configure } from '../adapters/adapters.ts';
import { ConfigFault } from '../adapters/config-shape.ts';
import { readLookups } from '../read-lookups.ts';
import type { Collector } from './collector.ts';
import type { CollectorFile } from './collector-file.ts';

async function sourceIdOf(db: Database, name: string): Promise<number> {
  const { sources } = await readLookups(db);
  const found = sources.find(name);
  if (!found.ok) throw new ConfigFault(`"source" "${name}" ${found.error}.`);
  return found.value;
}

const valuesOf = (file: CollectorFile, sourceId: number) => ({
  source_id: sourceId,
  kind: file.kind,
  config: JSON.stringify(file.config),
  config_version: configure(file.kind, withoutDefaults(file.config)).version,
  every_seconds: file.every,
  hosts: [...file.hosts],
  least_found: file.expect.least ?? null,
  most_found: file.expect.most ?? null,
  fill_rates: JSON.stringify(file.expect.fill),
});

const withoutDefaults = ({ defaults: _, ...config }: CollectorFile['config']) => config;

/** False when the name is taken. */
export async function addCollector(db: Database, name: string, file: CollectorFile, now: Date): Promise<boolean> {
  const inserted = await db
    .insertInto('collectors')
    .values({ name, ...valuesOf(file, await sourceIdOf(db, file.source)), next_run_at: now, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Also resets the cursor and the alarm, because they belong to the old configuration. */
export async function changeCollector(db: Database, id: number, file: CollectorFile, now: Date): Promise<void> {
  await db
    .updateTable('collectors')
    .set({
      ...valuesOf(file, await sourceIdOf(db, file.source)),
      cursor: null,
      misses: 0,
      alarm: null,
      next_run_at: now,
    })
    .where('id', '=', id)
    .execute();
}

/** False when nothing changes. */
export async function pauseCollector(db: Database, id: number, pausedAt: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('collectors')
    .set({ paused_at: pausedAt })
    .where('id', '=', id)
    .where('paused_at', pausedAt === null ? 'is not' : 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** A collector in a trial is not stored. */
export async function collectorOfFile(db: Database, file: CollectorFile): Promise<Collector> {
  const sourceId = await sourceIdOf(db, file.source);
  const { slug } = await db.selectFrom('sources').select('slug').where('id', '=', sourceId).executeTakeFirstOrThrow();
  const { defaults = {}, ...config } = file.config;
  return {
    id: 0,
    name: 'trial',
    sourceId,
    sourceSlug: slug,
    kind: file.kind,
    config,
    defaults: defaults as Collector['defaults'],
    everySeconds: file.every,
    hosts: file.hosts,
    leastFound: null,
    mostFound: null,
    fillRates: {},
    cursor: null,
    misses: 0,
  };
}
