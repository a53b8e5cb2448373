// Kills the API at each step of processing a payment, and counts the outcomes:
// pnpm bench payment-kills [times]
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Database, openPostgres } from '@awaj/api/database/database';
import { openSession } from '@awaj/api/modules/identity/sessions';
import { type Sandbox, startSandbox } from '@awaj/api/testing/sandbox';
import { sql } from 'kysely';
import { printTable, verdict } from '../table.ts';
import { type ApiProcess, startApi } from './api-process.ts';
import { onDemoPostgres } from './demo-postgres.ts';

const kills = Number(process.argv[2] ?? 100);
const planId = 1;
/** Reconciliation asks one minute after a checkout was opened, and again after five. */
const settlesWithinMs = 8 * 60_000;
const lookMs = 1_000;

const socketOf = (databaseUrl: string): string =>
  join(/[?&]host=([^&]+)/.exec(decodeURIComponent(databaseUrl))?.[1] ?? '', '.s.PGSQL.5432');

/** The point of the next kill: the statement, and whether it still reaches the database. */
interface FailPoint {
  statement: number;
  isHeard: boolean;
}

/** A proxy between the API and its database. It ignores statements of the queue, which come at any time. */
async function standBetween(socketPath: string) {
  let armed: (FailPoint & { onReached: () => void }) | null = null;
  const server = createServer((client) => {
    const upstream = connect(socketPath);
    let isQueue: boolean | undefined;
    const end = (socket: Socket) => () => socket.destroy();
    client.on('error', end(upstream)).on('close', end(upstream));
    upstream.on('error', end(client)).on('close', end(client));
    upstream.pipe(client);
    client.on('data', (chunk) => {
      isQueue ??= chunk.includes('pgboss');
      if (armed && !isQueue) {
        armed.statement -= 1;
        if (armed.statement < 0) {
          const { isHeard, onReached } = armed;
          armed = null;
          onReached();
          if (!isHeard) return;
        }
      }
      upstream.write(chunk);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgresql://awaj@127.0.0.1:${port}/postgres`,
    arm: (point: FailPoint, onReached: () => void) => {
      armed = { ...point, onReached };
    },
    disarm: () => {
      armed = null;
    },
    stop: () => server.close(),
  };
}

/** Opens a checkout for a new user; returns the reference of the payment. */
async function openCheckout(db: Database, apiUrl: string): Promise<string> {
  const at = new Date();
  const row = { first_name: 'Abebe', last_name: 'Kebede', created_at: at };
  const { id: userId } = await db.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow();
  const headers = { authorization: `Bearer ${await openSession(db, { userId, purpose: 'login', at })}` };
  const answer = await fetch(`${apiUrl}/chapa/create-url?plan_id=${planId}`, { headers });
  if (!answer.ok) throw new Error(`No page to pay at: ${answer.status}.`);
  const checkouts = db.selectFrom('checkouts').innerJoin('invoices', 'invoices.id', 'invoice_id');
  const { tx_ref } = await checkouts.select('tx_ref').where('user_id', '=', userId).executeTakeFirstOrThrow();
  return tx_ref;
}

interface Outcome {
  once: number;
  waiting: number;
}

/** The outcomes of all invoices that were paid at the provider. */
async function outcomes(db: Database, txRefs: readonly string[]): Promise<Outcome> {
  const { rows } = await sql<Outcome>`
    with each as (
      select (select count(*) from subscriptions s where s.invoice_id = c.invoice_id) as credits,
        (select count(*) from ledger l where l.invoice_id = c.invoice_id) as movements,
        exists (select from payment_reviews r where r.about = c.tx_ref) as is_odd
      from checkouts c where c.tx_ref = any(${txRefs}))
    select count(*) filter (where credits = 1 and movements = 1 and not is_odd)::int as once,
      count(*) filter (where credits = 0 and movements = 0 and not is_odd)::int as waiting
    from each`.execute(db);
  return rows[0] ?? { once: 0, waiting: txRefs.length };
}

/** A payment that was not killed has passed its last statement, so the next kill is at the first one again. */
function pointAfter({ statement, isHeard }: FailPoint, wasKilled: boolean): FailPoint {
  if (!wasKilled) return { statement: 0, isHeard: false };
  return isHeard ? { statement: statement + 1, isHeard: false } : { statement, isHeard: true };
}

interface Scene {
  db: Database;
  sandbox: Sandbox;
  between: Awaited<ReturnType<typeof standBetween>>;
}

/** The references of the payments, and the number of statements at which the API was killed. */
async function payAndKill({ db, sandbox, between }: Scene, start: () => Promise<ApiProcess>) {
  const paid: string[] = [];
  const statements = new Set<number>();
  let api = await start();
  let point: FailPoint = { statement: 0, isHeard: false };
  for (let killed = 0; killed < kills; ) {
    const txRef = await openCheckout(db, api.url);
    let death: Promise<void> | undefined;
    between.arm(point, () => {
      death = api.kill('SIGKILL');
    });
    await sandbox.control('POST', `chapa/payments/${txRef}`, {});
    between.disarm();
    paid.push(txRef);
    if (death) {
      await death;
      killed += 1;
      statements.add(point.statement);
      api = await start();
    }
    point = pointAfter(point, death !== undefined);
  }
  return { api, paid, statements: statements.size };
}

/** Without further events, the API must find what it has missed. */
async function settled(db: Database, paid: readonly string[]): Promise<Outcome> {
  const since = performance.now();
  let seen = await outcomes(db, paid);
  while (seen.waiting > 0 && performance.now() - since < settlesWithinMs) {
    await delay(lookMs);
    seen = await outcomes(db, paid);
  }
  return seen;
}

await onDemoPostgres(async ({ DATABASE_URL, AWAJ_SEED }) => {
  const sandbox = await startSandbox();
  const between = await standBetween(socketOf(DATABASE_URL));
  const { db, close } = openPostgres(DATABASE_URL);
  const { api, paid, statements } = await payAndKill({ db, sandbox, between }, async () => {
    const started = await startApi({ DATABASE_URL: between.url, AWAJ_SEED, SANDBOX_URL: sandbox.url });
    // One event only, so that lost payments can only be found by reconciliation.
    await sandbox.control('PUT', 'settings', { apiUrl: started.url, tries: 1 });
    return started;
  });
  const { once, waiting } = await settled(db, paid);
  const isMet = once === paid.length;
  printTable(
    ['killed', 'at statements', 'paid', 'credited once', 'stuck', 'otherwise', ''],
    [[kills, statements, paid.length, once, waiting, paid.length - once - waiting, verdict(isMet)]],
  );
  if (!isMet) process.exitCode = 1;
  await api.kill('SIGTERM');
  await close();
  between.stop();
  await sandbox.stop();
});
