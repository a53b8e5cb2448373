import type { operations, Problem } from '@awaj/api-client/schema';
import { sign } from '@telegram-apps/init-data-node';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe } from 'vitest';
import { buildApp } from '../app.ts';
import type { Words } from '../modules/messages/templates.ts';
import { contract, type Json, type Operation, type OperationId } from '../platform/contract.ts';
import type { Call, Success } from '../platform/contract-routes.ts';
import type { Database, OpenDatabase } from '../platform/database.ts';
import { createMetrics } from '../platform/metrics.ts';
import { type Bounds, usualBounds } from '../platform/protection.ts';
import { createJobRunner } from '../platform/queue.ts';
import { demoPassword } from '../seed/accounts.ts';
import { createJobs, createServices, type Services } from '../services.ts';
import { answersFile, SeenAnswers } from './answers.ts';
import { type ChapaStandIn, createChapaStandIn } from './chapa-stand-in.ts';
import { targets } from './databases.ts';
import { faultOfAnswer } from './document.ts';
import { addresses, outsideOf } from './outside.ts';
import { type Sandbox, startSandbox } from './sandbox.ts';
import { botToken, seededAt } from './seeded.ts';

type Text = Readonly<Record<string, string | number>>;

interface Input<Id extends OperationId> {
  query?: Text;
  params?: Text;
  body?: Call<operations[Id]>['body'] | Json;
  token?: string;
  initData?: string;
  headers?: Record<string, string>;
}

type Account = 'active' | 'inactive' | 'trial' | 'nofeed';

export interface World {
  db: Database;
  app: FastifyInstance;
  /** The clock of the API; tests set it. */
  clock: { now: Date };
  /** Stands in for the payment provider, where there is no sandbox. */
  chapa: ChapaStandIn;
  /** Lines that the API has logged. */
  log: string[];
  /** Calls an operation that is expected to succeed. */
  call<Id extends OperationId>(id: Id, input?: Input<Id>): Promise<Success<operations[Id]>>;
  /** Calls an operation that is expected to fail. */
  refusal<Id extends OperationId>(id: Id, input?: Input<Id>): Promise<{ status: number; problem: Problem }>;
  send<Id extends OperationId>(id: Id, input?: Input<Id>): ReturnType<typeof hold>;
  raw(operation: Operation, request: RawRequest): ReturnType<typeof hold>;
  tokenOf(account: Account): Promise<string>;
  services: Services;
  /** What has been written to an address and not been delivered yet, newest first. */
  letters(to: string): Promise<Words[]>;
  /** Does the work that was left for later. */
  drain(): Promise<void>;
}

function operationOf(id: OperationId): Operation {
  const operation = contract.get(id);
  if (!operation) throw new Error(`The contract has no operation "${id}".`);
  return operation;
}

function toRequest<Id extends OperationId>(operation: Operation, input: Input<Id>): InjectOptions {
  const { params = {}, query = {}, token, initData, headers } = input;
  const authorization = token ? `Bearer ${token}` : initData ? `tma ${initData}` : undefined;
  return {
    method: operation.method as 'GET' | 'POST',
    url: operation.url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name]))),
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    headers: { ...(authorization && { authorization }), ...headers },
    ...(input.body !== undefined && { payload: input.body as object }),
  };
}

const seen = new SeenAnswers(answersFile);

/** Sends a request and holds the answer against the contract. */
async function hold(app: FastifyInstance, operation: Operation, options: InjectOptions) {
  const response = await app.inject(options);
  const { operationId: id } = operation;
  seen.note(id, response.statusCode);
  if (response.statusCode === 304 || response.headers['content-type'] === 'application/pdf') return response;
  const body: unknown = response.payload === '' ? undefined : response.json();
  const fault = faultOfAnswer(operation, response.statusCode, body);
  if (fault)
    throw new Error(`${id} answered ${response.statusCode} against the contract: ${fault}\n${response.payload}`);
  return response;
}

/** A request as it comes over the wire, right or wrong. */
interface RawRequest {
  url: string;
  headers: Record<string, string>;
  body: unknown;
}

function raw(app: FastifyInstance, operation: Operation, { url, headers, body }: RawRequest) {
  const payload = body === undefined ? undefined : JSON.stringify(body);
  const json = payload === undefined ? {} : { 'content-type': 'application/json' };
  return hold(app, operation, {
    method: operation.method as 'GET' | 'POST',
    url,
    headers: { ...json, ...headers },
    ...(payload !== undefined && { payload }),
  });
}

type Parts = Pick<World, 'app' | 'chapa' | 'clock' | 'log' | 'services' | 'drain'>;

async function lettersOf({ db, sealing }: Services, to: string): Promise<Words[]> {
  const waiting = db
    .selectFrom('messages')
    .selectAll()
    .where('recipient', '=', to)
    .where('sealed_text', 'is not', null);
  const rows = await waiting.orderBy('created_at', 'desc').execute();
  return rows.map((row) => JSON.parse(sealing.unseal(Buffer.from(row.sealed_text ?? ''))));
}

function createWorld(parts: Parts): World {
  const { app, services } = parts;
  const tokens = new Map<Account, Promise<string>>();
  const send: World['send'] = (id, input = {}) => hold(app, operationOf(id), toRequest(operationOf(id), input));
  const call: World['call'] = async (id, input) => {
    const response = await send(id, input);
    if (response.statusCode >= 400) throw new Error(`${id} answered ${response.statusCode} ${response.payload}`);
    return JSON.parse(response.payload || 'null');
  };
  const logIn = async (account: Account) => {
    const body = { username: `${account}@awaj.test`, password: demoPassword };
    return (await call('logIn', { body })).token;
  };
  return {
    ...parts,
    db: services.db,
    raw: (operation, request) => raw(app, operation, request),
    letters: (to) => lettersOf(services, to),
    call,
    send,
    async refusal(id, input) {
      const response = await send(id, input);
      return { status: response.statusCode, problem: response.json() };
    },
    tokenOf(account) {
      const token = tokens.get(account) ?? logIn(account);
      tokens.set(account, token);
      return token;
    },
  };
}

/** The API with all that belongs to it, on a database of its own. */
export async function openWorld(
  database: OpenDatabase,
  { sandbox = null, ...change }: Partial<Bounds> & { sandbox?: Sandbox | null } = {},
): Promise<{ world: World; close(): Promise<void> }> {
  const clock = { now: seededAt };
  const log: string[] = [];
  const stream = { write: (line: string) => void log.push(line) };
  const runner = createJobRunner(database.jobStore);
  const chapa = createChapaStandIn();
  const services = createServices({
    db: database.db,
    now: () => clock.now,
    queue: runner.queue,
    outside: outsideOf(sandbox),
    addresses,
    // The sandbox speaks Chapa itself.
    ...(sandbox === null && { chapa }),
  });
  await runner.open(createJobs(services));
  const app = await buildApp({
    ...services,
    origins: ['https://awaj.test'],
    metrics: createMetrics(),
    metricsToken: null,
    // A test machine is busy with other things.
    bounds: { ...usualBounds, eventLoopDelayMs: 0, ...change },
    log: { level: 'info', stream },
  });
  return {
    world: createWorld({ app, chapa, clock, log, services, drain: () => runner.drain() }),
    async close() {
      await app.close();
      await runner.stop();
      await database.close();
    },
  };
}

/** Runs the same tests against the API on each kind of database, seeded. */
export function onEveryDatabase(title: string, tests: (world: () => World) => void): void {
  inWorlds(
    title,
    async () => null,
    (world) => tests(world),
  );
}

/** The same, where the services around the API are the sandbox, which is told how they behave. */
export function withSandbox(title: string, tests: (world: () => World, sandbox: () => Sandbox) => void): void {
  inWorlds(title, () => startSandbox({ TELEGRAM_BOT_TOKEN: botToken }), tests);
}

function inWorlds<Around extends Sandbox | null>(
  title: string,
  start: () => Promise<Around>,
  tests: (world: () => World, sandbox: () => Around) => void,
): void {
  for (const target of targets)
    describe.runIf(target.isThere)(`${title}, on ${target.name}`, () => {
      let opened: Awaited<ReturnType<typeof openWorld>>;
      let sandbox: Around;
      beforeAll(async () => {
        sandbox = await start();
        opened = await openWorld(await target.open('seeded'), { sandbox });
      });
      afterAll(async () => {
        await opened.close();
        await sandbox?.stop();
      });
      tests(
        () => opened.world,
        () => sandbox,
      );
    });
}

/** Init data as Telegram signs it for a user of the mini app. */
export const initDataOf = (
  telegramId: number,
  signedAt = seededAt,
  token = botToken,
  startParameter?: string,
): string =>
  sign(
    { user: { id: telegramId, first_name: 'Abebe' }, ...(startParameter && { start_param: startParameter }) },
    token,
    signedAt,
  );
