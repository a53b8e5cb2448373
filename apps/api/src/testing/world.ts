import { demoPassword } from '@awaj/demo-data/accounts';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import type { Database, OpenDatabase } from '../database/database.ts';
import { createMetrics } from '../http/metrics.ts';
import { type Bounds, usualBounds } from '../http/request-limits.ts';
import { createJobRunner } from '../jobs/queue.ts';
import { createWorkers } from '../jobs/workers.ts';
import { createResetCodes } from '../modules/account/auth/reset-codes.ts';
import { createOneTimeCodes } from '../modules/identity/one-time-codes.ts';
import { unsealLetter } from '../modules/notifications/sealed-letters.ts';
import type { RenderedMessage } from '../modules/notifications/templates.ts';
import { createBacklogs, createJobs, createServices, type Services } from '../services.ts';
import { type ChapaStandIn, createChapaStandIn } from './chapa-stand-in.ts';
import { type ContractCalls, createContractCalls } from './contract-calls.ts';
import { addresses, forwardSecret, providersAt } from './providers.ts';
import type { Sandbox } from './sandbox.ts';
import { seededAt } from './seeded.ts';

type Account = 'active' | 'inactive' | 'trial' | 'nofeed';

export interface World extends ContractCalls {
  db: Database;
  app: FastifyInstance;
  /** The clock of the API. Tests set it. */
  clock: { now: Date };
  /** Stands in for Chapa when there is no sandbox. */
  chapa: ChapaStandIn;
  /** The lines that the API has logged. */
  log: string[];
  tokenOf(account: Account): Promise<string>;
  services: Services;
  /** Messages to an address that are not delivered yet, newest first. */
  letters(to: string): Promise<RenderedMessage[]>;
  /** Runs jobs and workers until nothing is waiting. */
  drain(): Promise<void>;
}

type Parts = Pick<World, 'app' | 'chapa' | 'clock' | 'log' | 'services' | 'drain'>;

async function lettersOf({ db, sealing }: Services, to: string): Promise<RenderedMessage[]> {
  const waiting = db
    .selectFrom('messages')
    .selectAll()
    .where('recipient', '=', to)
    .where('sealed_text', 'is not', null);
  const rows = await waiting.orderBy('created_at', 'desc').execute();
  return rows.map(({ sealed_text }) => unsealLetter(sealing, sealed_text).words);
}

function createWorld(parts: Parts): World {
  const { app, services } = parts;
  const calls = createContractCalls(app);
  const resetCodes = createWorkers([createResetCodes({ ...services, codes: createOneTimeCodes(services) })]);
  const tokens = new Map<Account, Promise<string>>();
  const logIn = async (account: Account) => {
    const body = { username: `${account}@awaj.test`, password: demoPassword };
    return (await calls.call('logIn', { body })).token;
  };
  return {
    ...parts,
    ...calls,
    db: services.db,
    async letters(to) {
      await resetCodes.drain();
      return lettersOf(services, to);
    },
    tokenOf(account) {
      const token = tokens.get(account) ?? logIn(account);
      tokens.set(account, token);
      return token;
    },
  };
}

export interface Opening extends Partial<Bounds> {
  sandbox?: Sandbox | null;
  /** How long answers to visitors are cached. Usually not at all, because the clock of a test stands still. */
  cacheMs?: number;
}

/** Opens the API with everything around it, on a database of its own. */
export async function openWorld(
  database: OpenDatabase,
  { sandbox = null, cacheMs = 0, ...change }: Opening = {},
): Promise<{ world: World; close(): Promise<void> }> {
  const clock = { now: seededAt };
  const log: string[] = [];
  const stream = { write: (line: string) => void log.push(line) };
  const runner = createJobRunner(database.jobStore);
  const chapa = createChapaStandIn();
  const services = createServices({
    db: database.db,
    reads: database.reads,
    now: () => clock.now,
    queue: runner.queue,
    providers: providersAt(sandbox),
    addresses,
    // With a sandbox, its Chapa is used.
    ...(sandbox === null && { chapa }),
  });
  await runner.open(createJobs(services));
  const workers = createWorkers(createBacklogs(services));
  const drain = async () => {
    await runner.drain();
    await workers.drain();
  };
  const app = await buildApp({
    ...services,
    forwardSecret,
    origins: ['https://awaj.test'],
    metrics: createMetrics(),
    metricsToken: null,
    cacheMs,
    // Test machines are busy, so a delayed event loop must not refuse requests.
    bounds: { ...usualBounds, eventLoopDelayMs: 0, ...change },
    log: { level: 'info', stream },
  });
  return {
    world: createWorld({ app, chapa, clock, log, services, drain }),
    async close() {
      await app.close();
      await runner.stop();
      await database.close();
    },
  };
}
