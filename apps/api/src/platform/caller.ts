import { createHash } from 'node:crypto';
import { type Viewer, viewerOf } from '@awaj/domain/entitlement';
import type { FastifyRequest } from 'fastify';
import type { Database } from './database.ts';
import { AppError } from './errors.ts';
import { verifyInitData } from './telegram-init-data.ts';

/** Who asks. A Telegram user without an account sees what a visitor sees. */
export type Caller =
  | { kind: 'visitor' }
  | { kind: 'telegram-guest'; telegramId: number }
  | { kind: 'user'; userId: number; viewer: Viewer };

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

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

export const viewerOfCaller = (caller: Caller): Viewer => (caller.kind === 'user' ? caller.viewer : 'visitor');

const credentials = (request: Pick<FastifyRequest, 'headers'>, scheme: string): string | null =>
  new RegExp(`^${scheme} +(.+)$`, 'i').exec(request.headers.authorization ?? '')?.[1] ?? null;

export const bearerOf = (request: Pick<FastifyRequest, 'headers'>): string | null => credentials(request, 'Bearer');

async function toUser({ db, now }: Dependencies, userId: number): Promise<Caller> {
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
    .where('purpose', '!=', 'reset')
    .where('last_used_at', '>', new Date(at - sessionIdleMs))
    .where('created_at', '>', new Date(at - sessionLifeMs))
    .executeTakeFirst();
  if (!session) throw new AppError('unauthorized');
  if (at - session.last_used_at.getTime() > noteUseEveryMs)
    await db.updateTable('sessions').set({ last_used_at: now() }).where('token_hash', '=', hashToken(token)).execute();
  return toUser(dependencies, session.user_id);
}

async function telegramCaller(dependencies: Dependencies, initData: string): Promise<Caller> {
  const { db, now, botToken } = dependencies;
  const { telegramId } = verifyInitData(initData, { botToken, now: now() });
  const user = await db.selectFrom('users').select('id').where('telegram_id', '=', telegramId).executeTakeFirst();
  return user ? toUser(dependencies, user.id) : { kind: 'telegram-guest', telegramId };
}

function initDataOf(request: FastifyRequest, ways: readonly string[]): string | null {
  const header = ways.includes('telegramInitData') ? credentials(request, 'tma') : null;
  if (header !== null || !ways.includes('telegramDataCheckString')) return header;
  const { data_check_string: query } = request.query as Record<string, unknown>;
  return typeof query === 'string' ? query : null;
}

/** Tells who is calling in one of the ways that the call allows. Only a bearer that does not hold is a 401. */
export function createAuthenticate(dependencies: Dependencies): Authenticate {
  return async (request, security) => {
    const ways = security.flat();
    const initData = initDataOf(request, ways);
    if (initData !== null) return telegramCaller(dependencies, initData);
    const token = ways.includes('bearer') ? bearerOf(request) : null;
    if (token !== null) return bearerCaller(dependencies, token);
    if (security.length === 0 || security.some((way) => way.length === 0)) return { kind: 'visitor' };
    throw new AppError(ways.includes('bearer') ? 'unauthorized' : 'initDataRefused');
  };
}
