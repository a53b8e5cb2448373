// How much processor time the newest page takes, rendered and from the cache, and the yardstick's: pnpm bench cpu
// [rounds]
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '@awaj/api/database/database';
import autocannon from 'autocannon';
import { nextCaller } from '../callers.ts';
import { cpuMsOf, postgresCpuMs } from '../processor.ts';
import { inRounds, median } from '../statistics.ts';
import { printTable, verdict } from '../table.ts';
import { besideYardstick, type Contest } from './beside-yardstick.ts';
import { signInMany } from './crowd.ts';
import { bypassCache } from './speed.ts';

const rounds = Number(process.argv[2] ?? 5);
const connections = 10;
const asked = 3_000;
const goals = { made: 1.5, fromMemory: 5 };

interface Question {
  name: string;
  url: string;
  pid: number;
  idleShare: number;
  /** The headers of the next request. */
  next?: () => Record<string, string>;
}

interface Cost {
  server: number;
  postgres: number;
}

const setUp = (request: autocannon.Request, headers: Record<string, string>) =>
  Object.assign(request, { headers: { ...nextCaller(), ...headers } });

const startMs = 10_000;
const idleMs = 10_000;

/** The processor share of an idle server, whose jobs look for work. Its start takes more for a while. */
async function idleShareOf(pid: number): Promise<number> {
  await delay(startMs);
  const before = cpuMsOf(pid);
  await delay(idleMs);
  return (cpuMsOf(pid) - before) / idleMs;
}

async function costOf(db: Database, { url, pid, idleShare, next = () => ({}) }: Question): Promise<Cost> {
  const before = { server: cpuMsOf(pid), postgres: await postgresCpuMs(db), at: performance.now() };
  const { requests, errors, non2xx } = await autocannon({
    url,
    connections,
    amount: asked,
    requests: [{ setupRequest: (request) => setUp(request, next()) }],
  });
  const failed = errors + non2xx - (next()['if-none-match'] ? non2xx : 0);
  if (failed > 0) throw new Error(`${url} failed ${failed} times.`);
  const idle = idleShare * (performance.now() - before.at);
  return {
    server: (cpuMsOf(pid) - before.server - idle) / requests.total,
    postgres: ((await postgresCpuMs(db)) - before.postgres) / requests.total,
  };
}

/** Subscribers take turns, so that nobody reaches a limit. */
async function members(db: Database): Promise<() => Record<string, string>> {
  const signedIn = await signInMany(db, 200);
  let asked = 0;
  return () => {
    asked = (asked + 1) % signedIn.length;
    return { authorization: `Bearer ${signedIn[asked]?.token}` };
  };
}

const medians = (costs: readonly Cost[]): Cost => ({
  server: median(costs.map(({ server }) => server)),
  postgres: median(costs.map(({ postgres }) => postgres)),
});

function print(questions: readonly Question[], costs: readonly Cost[]): void {
  const [yardstick, made] = costs;
  if (!yardstick || !made) return;
  const rows = questions.map(({ name }, at) => {
    const { server, postgres } = costs[at] ?? yardstick;
    return [name, server.toFixed(3), postgres.toFixed(3), server / yardstick.server];
  });
  printTable(['newest page, CPU ms a request', 'server', 'PostgreSQL', 'server ÷ yardstick'], rows);
  const share = made.server / yardstick.server;
  const fromMemory = Math.min(
    ...costs.slice(3).map(({ server, postgres }) => (made.server + made.postgres) / (server + postgres)),
  );
  console.log();
  printTable(
    ['', 'seen', 'wanted', ''],
    [
      ['made for a visitor ÷ yardstick, server', share, `≤ ${goals.made}`, verdict(share <= goals.made)],
      ['made ÷ from memory', fromMemory, `≥ ${goals.fromMemory}`, verdict(fromMemory >= goals.fromMemory)],
    ],
  );
}

async function measure({ db, api, yardstick }: Contest): Promise<void> {
  const page = { url: `${api.url}/latest-tenders`, pid: api.pid, idleShare: await idleShareOf(api.pid) };
  const etag = (await fetch(page.url)).headers.get('etag') ?? '';
  const questions: Question[] = [
    { name: 'yardstick', url: `${yardstick.url}/newest`, pid: yardstick.pid, idleShare: 0 },
    { name: 'made, for a visitor', ...page, next: () => bypassCache },
    { name: 'made, for a subscriber', ...page, next: await members(db) },
    { name: 'from memory', ...page },
    { name: 'from memory, brotli', ...page, next: () => ({ 'accept-encoding': 'br' }) },
    { name: 'from memory, not changed', ...page, next: () => ({ 'if-none-match': etag }) },
  ];
  // The first round warms up.
  await inRounds(questions, 1, (question) => costOf(db, question));
  const costs = await inRounds(questions, rounds, (question) => costOf(db, question));
  print(questions, costs.map(medians));
}

await besideYardstick(measure);
