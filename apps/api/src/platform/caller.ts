import { dayMs, hourMs } from '@awaj/domain/duration';
import { type Entrance, strangerFrom, type Viewer, viewerOf } from '@awaj/domain/entitlement';
import type { FastifyRequest } from 'fastify';
import type { Database } from './database.ts';
import { AppError } from './errors.ts';
import { hashToken, sessionIdleMs } from './sessions.ts';
import { type InitData, verifyInitData } from './telegram-init-data.ts';

/** The session somebody is signed in with; Telegram's users have none, they are recognised anew each time. */
export interface Session {
  tokenHash: Buffer;
  /** Opened by a trial or discount link, which others may have read. */
  isOfLink: boolean;
}

/** Who asks. */
export type Caller =
  | { kind: 'visitor' }
  | { kind: 'telegram-guest'; initData: InitData; phone: string | null }
  | { kind: 'user'; userId: number; viewer: Viewer; session: Session | null; initData: InitData | null };

export type User = Extract<Caller, { kind: 'user' }>;

export type Authenticate = (request: FastifyRequest, security: readonly (readonly string[])[]) => Promise<Caller>;

interface Dependencies {
  db: Database;
  now: () => Date;
  botToken: string;
}

const sessionLifeMs = 90 * dayMs;
/** A session's last use is written down this often, not with every call. */
const noteUseEveryMs = hourMs;

export function viewerOfCaller(caller: Caller): Viewer {
  if (caller.kind === 'user') return caller.viewer;
  return strangerFrom(caller.kind === 'visitor' ? 'account' : 'chat');
}

/** For calls that need an account. The mini app sends a guest to sign up when the phone is known, else to log in. */
export function userOf(caller: Caller): User {
  if (caller.kind === 'user') return caller;
  if (caller.kind === 'visitor') throw new AppError('unauthorized');
  if (caller.phone === null) throw new AppError('telegramAccountNotFound');
  throw new AppError('telegramNotRegistered', { facts: { phone: caller.phone } });
}

const credentials = (request: Pick<FastifyRequest, 'headers'>, scheme: string): string | null =>
  new RegExp(`^${scheme} +(.+)$`, 'i').exec(request.headers.authorization ?? '')?.[1] ?? null;

const bearerOf = (request: Pick<FastifyRequest, 'headers'>): string | null => credentials(request, 'Bearer');

async function viewerOfUser({ db, now }: Dependencies, userId: number, entrance: Entrance): Promise<Viewer> {
  const rows = await db
    .selectFrom('subscriptions')
    .select(['is_trial', 'starts_at', 'ends_at'])
    .where('user_id', '=', userId)
    .where('ends_at', '>', now())
    .execute();
  const running = rows.map((row) => ({ isTrial: row.is_trial, startsAt: row.starts_at, endsAt: row.ends_at }));
  return viewerOf(running, now(), entrance);
}

async function bearerCaller(dependencies: Dependencies, token: string): Promise<Caller> {
  const { db, now } = dependencies;
  const at = now().getTime();
  const tokenHash = hashToken(token);
  const found = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['user_id', 'last_used_at', 'purpose'])
    .where('token_hash', '=', tokenHash)
    .where('purpose', '!=', 'reset')
    .where('last_used_at', '>', new Date(at - sessionIdleMs))
    .where('sessions.created_at', '>', new Date(at - sessionLifeMs))
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (!found) throw new AppError('unauthorized');
  if (at - found.last_used_at.getTime() > noteUseEveryMs)
    await db.updateTable('sessions').set({ last_used_at: now() }).where('token_hash', '=', tokenHash).execute();
  const isOfLink = found.purpose === 'campaign';
  const viewer = await viewerOfUser(dependencies, found.user_id, isOfLink ? 'link' : 'account');
  return { kind: 'user', userId: found.user_id, viewer, session: { tokenHash, isOfLink }, initData: null };
}

/** The phone that a Telegram user has shared with the bot. */
async function sharedPhone(db: Database, { telegramId }: InitData): Promise<string | null> {
  const contacts = db.selectFrom('telegram_contacts').select('phone').where('telegram_id', '=', telegramId);
  return (await contacts.executeTakeFirst())?.phone ?? null;
}

async function telegramCaller(dependencies: Dependencies, text: string): Promise<Caller> {
  const { db, now, botToken } = dependencies;
  const initData = verifyInitData(text, { botToken, now: now() });
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('telegram_id', '=', initData.telegramId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (!user) return { kind: 'telegram-guest', initData, phone: await sharedPhone(db, initData) };
  const viewer = await viewerOfUser(dependencies, user.id, 'chat');
  return { kind: 'user', userId: user.id, viewer, session: null, initData };
}

function initDataOf(request: FastifyRequest, ways: readonly string[]): string | null {
  const header = ways.includes('telegramInitData') ? credentials(request, 'tma') : null;
  if (header !== null || !ways.includes('telegramDataCheckString')) return header;
  const { data_check_string: query } = request.query as Record<string, unknown>;
  const { data_check_string: field } = (request.body ?? {}) as Record<string, unknown>;
  const text = query ?? field;
  return typeof text === 'string' ? text : null;
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
