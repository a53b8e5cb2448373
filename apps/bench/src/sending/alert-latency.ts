// How long it takes from the publishing of a tender until its first alert has left: pnpm bench alert-latency [people]
// [tenders]
import { setTimeout as delay } from 'node:timers/promises';
import { type Database, openPostgres, withoutTimeLimit } from '@awaj/api/database/database';
import { startCarriers } from '@awaj/api/testing/delivering';
import { prepareAlerts } from '@awaj/api/testing/measure-alerts';
import { minuteMs, secondMs } from '@awaj/domain/duration';
import { sql } from 'kysely';
import { startApi } from '../api/api-process.ts';
import { onDemoPostgres } from '../api/demo-postgres.ts';
import { quantile } from '../statistics.ts';
import { printTable, verdict } from '../table.ts';
import { isReached } from './mailing.ts';

const people = Number(process.argv[2] ?? 10_000);
const tenders = Number(process.argv[3] ?? 100);
const betweenMs = 3 * secondMs;
const withinMs = 20 * minuteMs;

/** Everybody gets alerts at once and at any hour, but only about tenders published from now on. */
async function prepareReaders(db: Database): Promise<void> {
  await prepareAlerts(db, people, new Date());
  await withoutTimeLimit(db, async (connection) => {
    await sql`update saved_searches set frequency = 'at_once', next_at = null,
      told_until = (select max(at) from alert_batches)`.execute(connection);
    await sql`insert into alert_settings (user_id, quiet_from, quiet_until)
      select user_id, 0, 0 from saved_searches group by user_id`.execute(connection);
  });
}

/** Publishes them one after the other; returns when each was published, by id. */
async function publish(db: Database): Promise<ReadonlyMap<number, Date>> {
  const rows = await db.selectFrom('tenders').select('id').orderBy(sql`md5(id::text)`).limit(tenders).execute();
  const published = new Map<number, Date>();
  for (const { id } of rows) {
    await db.insertInto('new_tenders').values({ tender_id: id }).execute();
    published.set(id, new Date());
    await delay(betweenMs);
  }
  return published;
}

/** When the first message about each tender left, by tender. */
async function firstAlerts(db: Database) {
  const { rows } = await sql<{ tender: number; sentAt: Date }>`
    select tender, min(m.sent_at) as "sentAt" from alert_digests d cross join unnest(tender_ids) tender
    join messages m on m.event
      = 'newTenders ' || d.user_id || to_char(d.at at time zone 'UTC', ' YYYY-MM-DD"T"HH24:MI:SS.MS"Z" ') || 'email'
    group by tender having min(m.sent_at) is not null`.execute(db);
  return rows;
}

const isEmpty = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('new_tenders').select('tender_id').limit(1).execute()).length === 0;

await onDemoPostgres(async (env) => {
  const sandbox = await startCarriers();
  const { db, close } = openPostgres(env.DATABASE_URL);
  await prepareReaders(db);
  const api = await startApi({ ...env, SANDBOX_URL: sandbox.url, SANDBOX_SMTP_URL: sandbox.smtpUrl });
  const published = await publish(db);
  while (!(await isEmpty(db))) await delay(secondMs);
  await delay(minuteMs);
  await isReached(db, ({ open }) => open === 0, withinMs);
  const alerts = await firstAlerts(db);
  const waited = alerts.map(
    ({ tender, sentAt }) => (sentAt.getTime() - (published.get(tender)?.getTime() ?? 0)) / secondMs,
  );
  const { rows } = await sql<{ sent: number }>`
    select count(*)::int as sent from messages where template = 'newTenders' and sent_at is not null`.execute(db);
  console.log(
    `${tenders} tenders for ${people} people, ${rows[0]?.sent} alerts; ${waited.length} tenders were for somebody.`,
  );
  const p99 = quantile(waited, 0.99);
  printTable(
    ['Published until the first alert has left', 'Target', 'Measured', ''],
    [
      ['s (p99)', '≤ 120', p99, verdict(p99 <= 120)],
      ['s (p50)', '–', quantile(waited, 0.5), ''],
    ],
  );
  await api.kill('SIGTERM');
  await close();
  await sandbox.stop();
});
