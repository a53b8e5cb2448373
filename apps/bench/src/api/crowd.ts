import { type RequestOptions, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '@awaj/api/database/database';
import { openSession } from '@awaj/api/modules/identity/sessions';
import { createRandom, type Random } from '@awaj/demo-data/prng';
import { dayMs } from '@awaj/domain/duration';
import { sql } from 'kysely';

export interface Visit {
  ms: number;
  status: number;
}

export interface Member {
  userId: number;
  token: string;
}

/** Signed-in people with a subscription. */
export async function signInMany(db: Database, count: number): Promise<Member[]> {
  const at = new Date();
  const { rows } = await sql<{ id: number }>`
    insert into users (first_name, last_name, email, created_at)
    select 'User', i::text, 'crowd-' || ${at.getTime()}::text || '-' || i || '@awaj.test', ${at}
    from generate_series(1, ${count}::integer) i returning id`.execute(db);
  await db
    .insertInto('subscriptions')
    .values(rows.map(({ id }) => ({ user_id: id, plan_id: 3, starts_at: at, ends_at: new Date(at.getTime() + dayMs) })))
    .execute();
  return Promise.all(
    rows.map(async ({ id }) => ({ userId: id, token: await openSession(db, { userId: id, purpose: 'login', at }) })),
  );
}

const tenders = 5_000;
const savePath = 'save';
const words = ['supply', 'road', 'medicine', 'ጨረታ', 'ግንባታ', 'computer'];

/** What a user does next: mostly lists and searches, now and then a tender, sometimes a save or the account. */
function nextPath(random: Random): string {
  return random.weighted<() => string>([
    [() => '/latest-tenders', 35],
    [() => `/tender/search?category_id=${random.int(1, 25)}&status_id=1`, 20],
    [() => `/tender/search?title=${encodeURIComponent(random.pick(words))}`, 15],
    [() => `/tender/detail/${random.int(1, tenders)}`, 20],
    [() => '/client/user-info', 5],
    [() => savePath, 5],
  ])();
}

/** The status of a complete answer, or 0. `fetch` would need as much processor time as the API. */
const ask = (url: string, { body, ...options }: RequestOptions & { body?: string }): Promise<number> =>
  new Promise((resolve) => {
    const asking = request(url, options, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
      answer.once('error', () => resolve(0));
    });
    asking.once('error', () => resolve(0)).end(body);
  });

interface Crowd {
  /** The addresses of all processes. Users are spread over them. */
  urls: readonly string[];
  members: readonly Member[];
  seconds: number;
  thinkMs: number;
  /** Called for each confirmed save. */
  onSaved?: (member: Member, tenderId: number) => void;
  onVisit: (visit: Visit) => void;
}

/**
 * All request times are fixed beforehand and do not wait for answers, so waiting counts as it does for people. Half of
 * the users share an IP address, as on a mobile network.
 */
export async function sendCrowd({ urls, members, seconds, thinkMs, onSaved, onVisit }: Crowd): Promise<void> {
  const until = performance.now() + seconds * 1_000;
  const pending = new Set<Promise<void>>();

  async function visit(member: Member, index: number, random: Random): Promise<void> {
    const path = nextPath(random);
    const tenderId = random.int(1, tenders);
    const isSave = path === savePath;
    const headers = {
      authorization: `Bearer ${member.token}`,
      'x-forwarded-for': index % 4 < 2 ? '10.0.0.1' : `10.1.${index >> 8}.${index & 255}`,
      ...(isSave && { 'content-type': 'application/json' }),
    };
    const url = urls[index % urls.length] ?? '';
    const before = performance.now();
    const status = isSave
      ? await ask(`${url}/client/save-unsave/${tenderId}`, { method: 'POST', headers, body: '{"to":1}' })
      : await ask(url + path, { headers });
    onVisit({ ms: performance.now() - before, status });
    if (isSave && status === 200) onSaved?.(member, tenderId);
  }

  async function live(member: Member, index: number): Promise<void> {
    const random = createRandom(`member ${index}`);
    let next = performance.now() + random.next() * thinkMs;
    while (next < until) {
      await delay(Math.max(0, next - performance.now()));
      const asked = visit(member, index, random).finally(() => pending.delete(asked));
      pending.add(asked);
      next += thinkMs * (0.5 + random.next());
    }
  }

  await Promise.all(members.map(live));
  await Promise.all(pending);
}
