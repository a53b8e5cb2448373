import { createHash } from 'node:crypto';
import { type Viewer, viewerOf } from '@awaj/domain/entitlement';
import { validate } from '@telegram-apps/init-data-node';
import type { FastifyRequest } from 'fastify';
import type { Database } from './database.ts';
import { AppError } from './errors.ts';

/** Who asks. A Telegram user without an account looks on as a visitor does. */
export type Caller = { kind: 'visitor' } | { kind: 'user'; userId: number; viewer: Viewer };

export type Authenticate = (request: FastifyRequest, security: readonly (readonly string[])[]) => Promise<Caller>;

interface Dependencies {
  db: Database;
  now: () => Date;
  botToken: string;
}

const dayMs = 86_400_000;
const sessionIdleMs = 30 * dayMs;
const sessionLifeMs = 90 * dayMs;
/** A session's last use is written down this often, not with every call. */
const noteUseEveryMs = 3_600_000;
const initDataLifeSeconds = 86_400;
const clockSkewMs = 60_000;

const visitor: Caller = { kind: 'visitor' };

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

export const viewerOfCaller = (caller: Caller): Viewer => (caller.kind === 'user' ? caller.viewer : 'visitor');

export function bearerOf(request: Pick<FastifyRequest, 'headers'>): string | null {
  return /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

async function userCaller({ db, now }: Dependencies, userId: number): Promise<Caller> {
  const rows = await db
    .selectFrom('subscriptions')
    .select(['is_trial', 'starts_at', 'ends_at'])
    .where('user_id', '=', userId)
    .where('ends_at', '>', now())
    .execute();
  const running = rows.map((row) => ({ isTrial: row.is_trial, startsAt: row.starts_at, endsAt: row.ends_at }));
  return { kind: 'user', userId, viewer: viewerOf(running, now()) };
}

async function bearerCaller(dependencies: Dependencies, token: string): Promise<Caller> {
  const { db, now } = dependencies;
  const at = now().getTime();
  const session = await db
    .selectFrom('sessions')
    .select(['user_id', 'last_used_at'])
    .where('token_hash', '=', hashToken(token))
    .where('last_used_at', '>', new Date(at - sessionIdleMs))
    .where('created_at', '>', new Date(at - sessionLifeMs))
    .executeTakeFirst();
  if (!session) throw new AppError('unauthorized');
  if (at - session.last_used_at.getTime() > noteUseEveryMs)
    await db.updateTable('sessions').set({ last_used_at: now() }).where('token_hash', '=', hashToken(token)).execute();
  return userCaller(dependencies, session.user_id);
}

/** Telegram's signature, its age, and nothing said twice: a repeated key would be checked once and read once more. */
function verifiedTelegramId(initData: string, { botToken, now }: Dependencies): number {
  const pairs = [...new URLSearchParams(initData).keys()];
  if (new Set(pairs).size !== pairs.length) throw new AppError('initDataRefused');
  try {
    validate(initData, botToken, { expiresIn: 0 });
  } catch {
    throw new AppError('initDataRefused');
  }
  const values = new URLSearchParams(initData);
  const signedMs = Number(values.get('auth_date')) * 1000;
  const ageMs = now().getTime() - signedMs;
  if (!(ageMs <= initDataLifeSeconds * 1000) || ageMs < -clockSkewMs) throw new AppError('initDataRefused');
  const user: unknown = JSON.parse(values.get('user') ?? 'null');
  if (typeof user === 'object' && user !== null && 'id' in user && typeof user.id === 'number') return user.id;
  throw new AppError('initDataRefused');
}

async function telegramCaller(dependencies: Dependencies, initData: string): Promise<Caller> {
  const telegramId = verifiedTelegramId(initData, dependencies);
  const user = await dependencies.db
    .selectFrom('users')
    .select('id')
    .where('telegram_id', '=', String(telegramId))
    .executeTakeFirst();
  return user ? userCaller(dependencies, user.id) : visitor;
}

function initDataOf(request: FastifyRequest): string | null {
  const header = /^tma (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (header) return header;
  const { data_check_string: query } = request.query as Record<string, unknown>;
  return typeof query === 'string' ? query : null;
}

/** Tells who is calling in one of the ways that the call allows. Only a bearer that does not hold is a 401. */
export function createAuthenticate(dependencies: Dependencies): Authenticate {
  return async (request, security) => {
    const ways = security.flat();
    const takesTelegram = ways.some((way) => way.startsWith('telegram'));
    const initData = takesTelegram ? initDataOf(request) : null;
    if (initData !== null) return telegramCaller(dependencies, initData);
    const token = ways.includes('bearer') ? bearerOf(request) : null;
    if (token !== null) return bearerCaller(dependencies, token);
    if (security.length === 0 || security.some((way) => way.length === 0)) return visitor;
    throw new AppError(ways.includes('bearer') ? 'unauthorized' : 'initDataRefused');
  };
}
