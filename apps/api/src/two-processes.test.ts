import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openSession } from './modules/identity/sessions.ts';
import { type ListeningApi, startListening } from './testing/api-process.ts';
import { targets } from './testing/databases.ts';
import { inFull } from './testing/people.ts';
import { type Sandbox, startSandbox } from './testing/sandbox.ts';

type Opened = Awaited<ReturnType<(typeof targets)[number]['open']>>;

interface Person {
  phone: string;
  token: string;
}

const settings = ({ url }: Opened, sandbox: Sandbox): Record<string, string> => ({
  DATABASE_URL: url ?? '',
  SANDBOX_URL: sandbox.url,
  SANDBOX_SMTP_URL: sandbox.smtpUrl,
  // Telegram gives its updates to one who asks.
  TELEGRAM_UPDATES: 'webhook',
});

let known = 0;

/** Somebody new who is signed in. The processes go by the real time, and so does the session. */
async function letIn({ db }: Opened): Promise<Person> {
  known += 1;
  const phone = inFull(`093${String(known).padStart(7, '0')}`);
  const at = new Date();
  const row = { first_name: 'Abebe', last_name: 'Kebede', phone, telegram_id: null, created_at: at };
  const { id: userId } = await db.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow();
  return { phone, token: await openSession(db, { userId, purpose: 'login', at }) };
}

/** A test machine is busy with other things; whom it sends away comes again. */
async function ask(api: ListeningApi, path: string, person: Person, body?: object): Promise<Response> {
  const headers = { Authorization: `Bearer ${person.token}`, 'Content-Type': 'application/json' };
  const request = { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) };
  const answer = await fetch(`${api.url}${path}`, request);
  return answer.status === 503 ? ask(api, path, person, body) : answer;
}

const askForCode = (api: ListeningApi, person: Person) =>
  ask(api, '/auth/send-OTP', person, { for: 'phone', phone: person.phone });

const codeIn = (text = ''): string => /\b\d{4}\b/.exec(text)?.[0] ?? '';

describe.runIf(inject('postgres') !== null)('two processes on one PostgreSQL', () => {
  let sandbox: Sandbox;
  let database: Opened;
  let apis: readonly [ListeningApi, ListeningApi];

  const startBoth = async (on: Opened) =>
    Promise.all([startListening(settings(on, sandbox)), startListening(settings(on, sandbox))]);
  /** Asks the two in turn, all at once. */
  const ofBoth = <Answer>(times: number, work: (api: ListeningApi) => Promise<Answer>): Promise<Answer[]> =>
    Promise.all(Array.from({ length: times }, (_, turn) => work(apis[turn % 2 === 0 ? 0 : 1])));
  const messagesTo = async ({ phone }: Person) => (await sandbox.messages(phone)).map(({ text }) => text);
  const statusesOf = (answers: readonly Response[]) => answers.map(({ status }) => status);

  beforeAll(async () => {
    sandbox = await startSandbox();
    database = await targets[1].open('seeded');
    apis = await startBoth(database);
  });
  afterAll(async () => {
    await Promise.all(apis.map(({ stop }) => stop()));
    await database.close();
    await sandbox.stop();
  });

  it('migrate an empty database together, and stop without a fault', async () => {
    const empty = await targets[1].open('empty');
    const started = await startBoth(empty);
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(empty.db);
    expect(rows.length).toBeGreaterThan(0);
    expect(await Promise.all(started.map(({ stop }) => stop()))).toEqual([
      [0, null],
      [0, null],
    ]);
    await empty.close();
  });

  it('count every press on Save', async () => {
    const person = await letIn(database);
    const toggle = (api: ListeningApi) => ask(api, '/client/save-unsave/5', person);
    expect(new Set(statusesOf(await ofBoth(51, toggle)))).toEqual(new Set([200]));
    expect(await (await toggle(apis[0])).json()).toEqual({ count: 0, is_saved: 0 });
  });

  it('send one code a minute together, and allow ten guesses at it', async () => {
    const person = await letIn(database);
    const { phone } = person;
    const sent = statusesOf(await ofBoth(20, (api) => askForCode(api, person)));
    expect(sent.sort()).toEqual([200, ...Array(19).fill(429)]);
    await expect.poll(() => messagesTo(person), { timeout: 20_000 }).toHaveLength(1);
    const code = codeIn((await messagesTo(person))[0]);
    const wrong = code === '1000' ? '1001' : '1000';
    const guess = (typed: string) => (api: ListeningApi) =>
      ask(api, '/auth/verify-contact', person, { phone, code: typed });
    expect(new Set(statusesOf(await ofBoth(30, guess(wrong))))).toEqual(new Set([422, 429]));
    expect(statusesOf(await ofBoth(2, guess(code)))).toEqual([429, 429]);
    const { hits } = await database.db
      .selectFrom('limits')
      .select('hits')
      .where('key', '=', `wrong code:phone:${phone}`)
      .executeTakeFirstOrThrow();
    expect(hits).toHaveLength(10);
  });

  it('deliver each message once', async () => {
    const people = await Promise.all(Array.from({ length: 40 }, () => letIn(database)));
    const answers = await Promise.all(people.map((person, turn) => askForCode(apis[turn % 2 === 0 ? 0 : 1], person)));
    expect(new Set(statusesOf(answers))).toEqual(new Set([200]));
    const delivered = async () => (await Promise.all(people.map(messagesTo))).map(({ length }) => length);
    await expect.poll(delivered, { timeout: 20_000 }).toEqual(Array(people.length).fill(1));
  });

  it('lose no message when one of them is stopped', async () => {
    await sandbox.fail('afromessage', { kind: 'slow', ms: 300 });
    const people = await Promise.all(Array.from({ length: 40 }, () => letIn(database)));
    const asked = people.map(async (person, turn) => {
      const answer = await askForCode(apis[turn % 2 === 0 ? 0 : 1], person).catch(() => null);
      return { person, wasTaken: answer?.status === 200 };
    });
    await Promise.any(asked);
    expect(await apis[0].stop()).toEqual([0, null]);
    const taken = (await Promise.all(asked)).filter(({ wasTaken }) => wasTaken).map(({ person }) => person);
    expect(taken.length).toBeGreaterThanOrEqual(people.length / 2);
    const delivered = async () => (await Promise.all(people.map(messagesTo))).map(({ length }) => length);
    const expected = people.map((person) => (taken.includes(person) ? 1 : 0));
    await expect.poll(delivered, { timeout: 20_000 }).toEqual(expected);
  });
});
