// How the API copes with too many requests, and with connections that never finish one: pnpm bench overload
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import { printTable, type Row, verdict } from '../table.ts';
import { type ApiProcess, startApi } from './api-process.ts';
import { onDemoPostgres } from './demo-postgres.ts';

const seconds = Number(process.argv[2] ?? 60);
const usual = { connections: 20, seconds: 8 };
const manyConnections = 100;
const path = '/latest-tenders';
const tickMs = 10;
const timesTheCapacity = 5;
/** The most connections a proxy would keep open. Each takes a file on both sides, and the kernel limits those. */
const floodConnections = 4_000;
const idleSockets = 1_000;
const dripMs = 1_000;
const goals = { recoveryMs: 10_000, slowdown: 2 };

interface Outcome {
  perSecond: number;
  p99: number;
  /** How often each status came, and how often no answer. */
  statuses: Record<string, number>;
}

const addressOf = (caller: number): string => `10.4.${(caller >> 8) & 255}.${caller & 255}`;

/** As fast as this many callers can ask who wait for each answer, each from an address of its own. */
async function send(url: string, connections: number, duration: number): Promise<Outcome> {
  let callers = 0;
  const { requests, latency, statusCodeStats, errors } = await autocannon({
    url: url + path,
    connections,
    duration,
    setupClient: (client) => client.setHeaders({ 'x-forwarded-for': addressOf(callers++) }),
  });
  const answered = Object.entries(statusCodeStats ?? {}).map(([status, { count }]) => [status, count ?? 0]);
  return {
    perSecond: requests.average,
    p99: latency.p99,
    statuses: { ...Object.fromEntries(answered), ...(errors > 0 && { none: errors }) },
  };
}

const ask = (url: string, caller: number, agent: Agent): Promise<string> =>
  new Promise((resolve) => {
    const asking = get(url + path, { agent, headers: { 'x-forwarded-for': addressOf(caller) } }, (answer) => {
      const { statusCode, headers } = answer;
      const isSilent = statusCode === 503 && headers['retry-after'] === undefined;
      answer.resume().once('end', () => resolve(isSilent ? '503 without Retry-After' : String(statusCode)));
      answer.once('error', () => resolve('cut off'));
    });
    asking.once('error', ({ message }) => resolve(message));
  });

interface Flood {
  statuses: Record<string, number>;
  /** How many were never sent, because every connection was in use. */
  unsent: number;
}

/** Sends this many requests a second without waiting for answers, as long as connections are free. */
async function flood(url: string, perSecond: number): Promise<Flood> {
  const statuses: Record<string, number> = {};
  const agent = new Agent({ keepAlive: true, maxSockets: floodConnections });
  const open = new Set<Promise<void>>();
  let unsent = 0;
  let asked = 0;
  const started = performance.now();
  for (let elapsed = 0; elapsed < seconds * 1_000; elapsed = performance.now() - started) {
    const due = Math.floor((elapsed / 1_000) * perSecond) - asked;
    const sent = Math.min(due, floodConnections - open.size);
    for (let count = 0; count < sent; count += 1) {
      const asking = ask(url, asked + count, agent).then((status) => {
        statuses[status] = (statuses[status] ?? 0) + 1;
        open.delete(asking);
      });
      open.add(asking);
    }
    asked += due;
    unsent += due - sent;
    await delay(tickMs);
  }
  await Promise.all(open);
  agent.destroy();
  return { statuses, unsent };
}

const sendUsual = (url: string, duration = usual.seconds) => send(url, usual.connections, duration);

/** How long until answers are about as fast as before. */
async function recovery(url: string, before: number): Promise<number> {
  const started = performance.now();
  while (performance.now() - started < goals.recoveryMs * 2) {
    const at = performance.now() - started;
    const { p99, statuses } = await sendUsual(url, 1);
    if (p99 <= before * goals.slowdown && Object.keys(statuses).join() === '200') return at;
  }
  return Number.POSITIVE_INFINITY;
}

async function overload(api: ApiProcess): Promise<Row[]> {
  await sendUsual(api.url);
  const before = await sendUsual(api.url);
  const capacity = await send(api.url, manyConnections, usual.seconds);
  const wanted = Math.round(capacity.perSecond * timesTheCapacity);
  const { statuses, unsent } = await flood(api.url, wanted);
  const back = await recovery(api.url, before.p99);
  const isClean = Object.keys(statuses).every((status) => status === '200' || status === '503') && !api.hasEnded();
  const seen = [...Object.entries(statuses), ['not sent', unsent]].map(([status, count]) => `${status}: ${count}`);
  return [
    [
      `asked for ${wanted} a second on ${floodConnections} connections`,
      'only 200, and 503 with Retry-After',
      seen.join(', '),
      verdict(isClean),
    ],
    ['usual speed again', `≤ ${goals.recoveryMs} ms`, `${Math.round(back)} ms`, verdict(back <= goals.recoveryMs)],
  ];
}

/** Sockets that send an endless header, one letter a second. */
async function openIdle(url: string): Promise<{ close(): void }> {
  const { hostname, port } = new URL(url);
  const sockets: Socket[] = [];
  for (let count = 0; count < idleSockets; count += 1) {
    const socket = connect(Number(port), hostname).on('error', () => {});
    sockets.push(socket);
    await once(socket, 'connect');
    socket.write('GET /latest-tenders HTTP/1.1\r\nHost: x\r\nX-Slow: ');
  }
  const drip = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('a');
  }, dripMs);
  return {
    close() {
      clearInterval(drip);
      for (const socket of sockets) socket.destroy();
    },
  };
}

async function dawdle(api: ApiProcess): Promise<Row> {
  const before = await sendUsual(api.url);
  const idle = await openIdle(api.url);
  const beside = await sendUsual(api.url);
  idle.close();
  const slowdown = beside.p99 / before.p99;
  const isMet = slowdown < goals.slowdown && Object.keys(beside.statuses).join() === '200';
  return [
    `p99 of others beside ${idleSockets} sockets that dawdle`,
    `< ${goals.slowdown} ×`,
    `${before.p99} → ${beside.p99} ms`,
    verdict(isMet),
  ];
}

await onDemoPostgres(async (env) => {
  const api = await startApi(env);
  const rows = [...(await overload(api)), await dawdle(api)];
  await api.kill('SIGTERM');
  printTable(['overload', 'wanted', 'seen', ''], rows);
});
