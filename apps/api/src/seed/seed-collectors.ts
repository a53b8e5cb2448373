import { isDeepStrictEqual } from 'node:util';
import { demoAccounts } from '@awaj/demo-data/accounts';
import { newsroomCollectors, newsroomSources } from '@awaj/demo-data/newsroom';
import type { Database } from '../database/database.ts';
import { addLookup } from '../modules/catalog/lookups/lookup-editing.ts';
import { findCollector } from '../modules/collecting/collectors/collector.ts';
import { type CollectorFile, readCollectorFile } from '../modules/collecting/collectors/collector-file.ts';
import { addCollector, changeCollector } from '../modules/collecting/collectors/edit-collectors.ts';

/** An installation with its own data has no demo accounts. */
async function isDemo(db: Database): Promise<boolean> {
  const emails = demoAccounts.map(({ email }) => email);
  return (await db.selectFrom('users').select('id').where('email', 'in', emails).executeTakeFirst()) !== undefined;
}

const asStored = (value: object): unknown => JSON.parse(JSON.stringify(value));

async function bring(trx: Database, name: string, file: CollectorFile, now: Date): Promise<void> {
  const known = await findCollector(trx, name);
  if (!known) await addCollector(trx, name, file, now);
  else {
    const { config, defaults, everySeconds: every } = known;
    const wanted = { ...file.config, every: file.every };
    if (!isDeepStrictEqual(asStored({ ...config, defaults, every }), asStored(wanted)))
      await changeCollector(trx, known.id, file, now);
  }
}

/** Lets the demo collect from the sandbox's sites. A paused collector stays paused. */
export async function seedCollectors(db: Database, firstPort: number, now: Date): Promise<void> {
  if (!(await isDemo(db))) return;
  await db.transaction().execute(async (trx) => {
    for (const source of newsroomSources) await addLookup(trx, 'sources', source);
    for (const { name, json } of newsroomCollectors(firstPort)) await bring(trx, name, readCollectorFile(json), now);
  });
}
