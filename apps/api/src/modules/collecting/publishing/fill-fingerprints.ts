import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { fingerprintVersion } from '../matching/fingerprint/stored-fingerprint.ts';
import { forgetFingerprints, storeFingerprints } from './fingerprint-store.ts';
import { fingerprintOfNotice, readSlugs } from './notice-fingerprint.ts';
import { lockPublishing } from './notice-publisher.ts';
import { reviveNotice } from './notice-store.ts';

const atOnce = 200;

/** Makes missing and outdated fingerprints of published notices. Returns their number. */
export async function fillFingerprints(db: Database): Promise<number> {
  const slugs = await readSlugs(db);
  let filled = 0;
  for (let last = 0; ; ) {
    const rows = await db.transaction().execute(async (trx) => {
      await lockPublishing(trx);
      const { rows } = await sql<{ id: number; record: unknown }>`
        select n.id, n.record from notices n left join notice_fingerprints f on f.notice_id = n.id
        where n.id > ${last} and n.record is not null and f.version is distinct from ${fingerprintVersion}::smallint
        order by n.id limit ${atOnce}`.execute(trx);
      const notices = rows.map(({ id, record }) => ({
        id,
        fingerprint: fingerprintOfNotice(reviveNotice(record), slugs),
      }));
      const ids = rows.map(({ id }) => id);
      await forgetFingerprints(trx, ids);
      await storeFingerprints(trx, notices);
      return rows;
    });
    filled += rows.length;
    last = rows.at(-1)?.id ?? last;
    if (rows.length < atOnce) return filled;
  }
}
