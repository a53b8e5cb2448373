// How much longer calls without login take for a phone number with an account than for one without:
// pnpm bench login-timing [people]
import { type Database, openPostgres } from '@awaj/api/database/database';
import { startSandbox } from '@awaj/api/testing/sandbox';
import { sql } from 'kysely';
import { nextCaller } from '../callers.ts';
import { median, quantile } from '../statistics.ts';
import { printTable, type Row, verdict } from '../table.ts';
import { type ApiProcess, startApi } from './api-process.ts';
import { onDemoPostgres } from './demo-postgres.ts';

const people = Number(process.argv[2] ?? 400);
const password = 'correct horse';
const wrong = { code: 'AAAA', password: 'not that one' };
const goals = { least: 0.8, most: 1.25, codeLeavesMs: 5_000 };

interface Door {
  name: string;
  path: string;
  bodyOf(phone: string): object;
  expected: number;
}

/** In this order, so that each known phone has a code that is guessed at. */
const doors: readonly Door[] = [
  { name: 'asking for a code', path: '/auth/send-OTP', bodyOf: (phone) => ({ for: 'reset', phone }), expected: 200 },
  {
    name: 'a wrong code',
    path: '/auth/verify-reset-password',
    bodyOf: (phone) => ({ phone, code: wrong.code }),
    expected: 422,
  },
  { name: 'a reset', path: '/reset-password', bodyOf: (phone) => ({ phone, ...wrong }), expected: 422 },
  {
    name: 'a login',
    path: '/auth/login',
    bodyOf: (phone) => ({ username: phone, password: wrong.password }),
    expected: 422,
  },
];

async function ask({ url }: ApiProcess, path: string, body: object, expected: number): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...nextCaller() },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  const ms = performance.now() - begun;
  if (answer.status !== expected) throw new Error(`${path} was answered ${answer.status}: ${text}`);
  return ms;
}

const phoneOf = (prefix: string, count: number): string => prefix + String(count).padStart(6, '0');
const known = (count: number) => phoneOf('0931', count);
const unknown = (count: number) => phoneOf('0932', count);

const signUp = (api: ApiProcess, count: number) =>
  ask(
    api,
    '/auth/register',
    { first_name: 'Abebe', last_name: 'Kebede', phone: known(count), email: `${count}@doors.test`, password },
    200,
  );

/** Known and unknown phones take turns at going first, so that other load affects both alike. */
async function knock(api: ApiProcess, { name, path, bodyOf, expected }: Door): Promise<Row> {
  const took = { known: [] as number[], unknown: [] as number[] };
  for (let count = 0; count < people; count += 1) {
    const both = [
      ['known', known(count)],
      ['unknown', unknown(count)],
    ] as const;
    for (const [kind, phone] of count % 2 === 0 ? both : both.toReversed())
      took[kind].push(await ask(api, path, bodyOf(phone), expected));
  }
  const ratio = median(took.known) / median(took.unknown);
  const isMet = ratio >= goals.least && ratio <= goals.most;
  const wanted = `${goals.least} to ${goals.most}`;
  return [name, median(took.known), median(took.unknown), ratio.toFixed(2), wanted, verdict(isMet)];
}

/** The time from each request of a code until its SMS was handed over, from the database. */
async function codesLeft(db: Database): Promise<readonly number[]> {
  const { rows } = await sql<{ ms: number }>`
    select extract(epoch from m.sent_at)::float8 * 1000 - l.hits[1] as ms
    from messages m join limits l on l.key = 'code reset:' || m.recipient
    where m.template = 'resetCode' and m.sent_at is not null`.execute(db);
  return rows.map(({ ms }) => ms);
}

await onDemoPostgres(async (env) => {
  const sandbox = await startSandbox();
  const api = await startApi({ ...env, SANDBOX_URL: sandbox.url });
  const { db, close } = openPostgres(env.DATABASE_URL);
  for (let count = 0; count < people; count += 1) await signUp(api, count);
  // Warms up before measuring.
  for (const { path, bodyOf, expected } of doors)
    for (let count = 0; count < 20; count += 1) await ask(api, path, bodyOf(unknown(900_000 + count)), expected);
  const rows: Row[] = [];
  for (const door of doors) rows.push(await knock(api, door));
  const left = await codesLeft(db);
  await api.kill('SIGTERM');
  await close();
  await sandbox.stop();
  printTable(['a phone at', 'known, ms', 'unknown, ms', 'known ÷ unknown', 'wanted', ''], rows);
  console.log();
  const p99 = quantile(left, 0.99);
  const isMet = left.length === people && p99 <= goals.codeLeavesMs;
  printTable(
    ['codes', 'wanted', 'seen', ''],
    [
      [
        `of ${people}, left after`,
        `all, p99 ≤ ${goals.codeLeavesMs} ms`,
        `${left.length}, ${Math.round(p99)} ms`,
        verdict(isMet),
      ],
    ],
  );
});
