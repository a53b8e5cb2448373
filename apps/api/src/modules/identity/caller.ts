import { hourMs } from '@awaj/domain/duration';
import { type Entrance, strangerFrom, type Viewer, viewerOf } from '@awaj/domain/entitlement';
import type { Phone } from '@awaj/domain/phone';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { Authenticate, ContractRoutes } from '../../http/contract-routes.ts';
import { AppError } from '../../http/errors.ts';
import type { LimitCredential } from '../../http/request-limits.ts';
import { type InitData, verifyInitData } from './init-data.ts';
import { hashToken, sessionIdleMs, sessionLifeMs } from './sessions.ts';
import { isMadeByLink, noSuchId } from './users.ts';

/** The session of a signed-in user. Users of Telegram have none: each request carries their init data. */
export interface Session {
  tokenHash: Buffer;
  /** Opened by a trial or discount link, which other people may have seen. */
  isOfLink: boolean;
  linkId: number | null;
  /** The link, if the account is older than it. Then the session gives access only to the offer of that link. */
  onlyLinkId: number | null;
}

/** The caller of the API. */
export type Caller =
  | { kind: 'visitor' }
  | { kind: 'telegram-guest'; initData: InitData; phone: Phone | null }
  | { kind: 'user'; userId: number; viewer: Viewer; session: Session | null; initData: InitData | null };

export type User = Extract<Caller, { kind: 'user' }>;

/** Adds a call of the contract, whose handler gets the caller. */
export type Routes = ContractRoutes<Caller>;

interface Dependencies {
  db: Database;
  now: () => Date;
  botToken: string;
  limitCredential: LimitCredential;
}

/** The last use of a session is stored this often, not with every call. */
const storeUseEveryMs = hourMs;

export function viewerOfCaller(caller: Caller): Viewer {
  if (caller.kind === 'user') return caller.viewer;
  return strangerFrom(caller.kind === 'visitor' ? 'account' : 'chat');
}

/**
 * For calls that need a user, also one who came by a link. The mini app sends a guest to sign up when the phone is known,
 * else to log in.
 */
export function requireUser(caller: Caller): User {
  if (caller.kind === 'user') return caller;
  if (caller.kind === 'visitor') throw new AppError('unauthorized');
  if (caller.phone === null) throw new AppError('telegramAccountNotFound');
  throw new AppError('telegramNotRegistered', { facts: { phone: caller.phone } });
}

/** For calls about private data: refuses a link's session unless the link created the account. */
export function requireAccount(caller: Caller): User {
  const user = requireUser(caller);
  if (onlyLinkOf(user) !== null) throw new AppError('unverifiedSession');
  return user;
}

/** The link that limits what a caller may ask about; null without such a limit. */
export const onlyLinkOf = ({ session }: User): number | null => session?.onlyLinkId ?? null;

/** The user whose own marks, such as saved tenders, are shown on public pages; null for none. */
export function readerIdOf(caller: Caller): number | null {
  return caller.kind === 'user' && onlyLinkOf(caller) === null ? caller.userId : null;
}

const credentials = (request: Pick<FastifyRequest, 'headers'>, scheme: string): string | null =>
  new RegExp(`^${scheme} +(.+)$`, 'i').exec(request.headers.authorization ?? '')?.[1] ?? null;

const bearerOf = (request: Pick<FastifyRequest, 'headers'>): string | null => credentials(request, 'Bearer');

/** Users who are not closed out, with one row for each running subscription, or one row without any. */
const usersWithSubscriptions = (db: Database, at: Date) =>
  db
    .selectFrom('users')
    .leftJoin('subscriptions', (join) => join.onRef('user_id', '=', 'users.id').on('ends_at', '>', at))
    .select(['users.id as user_id', 'is_trial', 'starts_at', 'ends_at'])
    .where('disabled_at', 'is', null);

interface Joined {
  is_trial: boolean | null;
  starts_at: Date | null;
  ends_at: Date | null;
}

const viewerFrom = (rows: readonly Joined[], at: Date, entrance: Entrance): Viewer =>
  viewerOf(
    rows.flatMap(({ is_trial: isTrial, starts_at: startsAt, ends_at: endsAt }) =>
      isTrial === null || startsAt === null || endsAt === null ? [] : [{ isTrial, startsAt, endsAt }],
    ),
    at,
    entrance,
  );

/** The viewer of a user who is not the caller, such as the owner of a feed; null without such a user. */
export async function findViewer(db: Database, userId: number, at: Date): Promise<Viewer | null> {
  const rows = await usersWithSubscriptions(db, at).where('users.id', '=', userId).execute();
  return rows.length === 0 ? null : viewerFrom(rows, at, 'account');
}

async function bearerCaller({ db, now }: Dependencies, token: string): Promise<Caller> {
  const at = now();
  const tokenHash = hashToken(token);
  const rows = await usersWithSubscriptions(db, at)
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .select(['last_used_at', 'purpose', 'campaign_link_id', 'email', 'password_hash', 'is_phone_verified'])
    .where('token_hash', '=', tokenHash)
    .where('purpose', '!=', 'reset')
    .where('last_used_at', '>', new Date(at.getTime() - sessionIdleMs))
    .where('sessions.created_at', '>', new Date(at.getTime() - sessionLifeMs))
    .execute();
  const [found] = rows;
  if (!found) throw new AppError('unauthorized');
  if (at.getTime() - found.last_used_at.getTime() > storeUseEveryMs)
    await db.updateTable('sessions').set({ last_used_at: at }).where('token_hash', '=', tokenHash).execute();
  const isOfLink = found.purpose === 'campaign';
  const viewer = viewerFrom(rows, at, isOfLink ? 'link' : 'account');
  const linkId = isOfLink ? found.campaign_link_id : null;
  const session = {
    tokenHash,
    isOfLink,
    linkId,
    onlyLinkId: isOfLink && !isMadeByLink(found) ? (linkId ?? noSuchId) : null,
  };
  return { kind: 'user', userId: found.user_id, viewer, session, initData: null };
}

/** The phone that a Telegram user has shared with the bot. */
async function sharedPhone(db: Database, { telegramId }: InitData): Promise<Phone | null> {
  const contacts = db.selectFrom('telegram_contacts').select('phone').where('telegram_id', '=', telegramId);
  return (await contacts.executeTakeFirst())?.phone ?? null;
}

async function telegramCaller({ db, now, botToken }: Dependencies, text: string): Promise<Caller> {
  const at = now();
  const initData = verifyInitData(text, { botToken, now: at });
  const rows = await usersWithSubscriptions(db, at).where('telegram_id', '=', initData.telegramId).execute();
  const [user] = rows;
  if (!user) return { kind: 'telegram-guest', initData, phone: await sharedPhone(db, initData) };
  return { kind: 'user', userId: user.user_id, viewer: viewerFrom(rows, at, 'chat'), session: null, initData };
}

function initDataOf(request: FastifyRequest, ways: readonly string[]): string | null {
  const header = ways.includes('telegramInitData') ? credentials(request, 'tma') : null;
  if (header !== null || !ways.includes('telegramDataCheckString')) return header;
  const { data_check_string: query } = request.query as Record<string, unknown>;
  const { data_check_string: field } = (request.body ?? {}) as Record<string, unknown>;
  const text = query ?? field;
  return typeof text === 'string' ? text : null;
}

/** The key by which the requests of one person are counted, from any IP address. */
function credentialOf(caller: Caller): string | null {
  if (caller.kind === 'visitor') return null;
  if (caller.initData) return `telegram:${caller.initData.telegramId}`;
  return caller.kind === 'user' && caller.session ? `session:${caller.session.tokenHash.toString('base64url')}` : null;
}

/** Authenticates the caller in one of the ways that the call allows. Only an invalid bearer is a 401. */
export function createAuthenticate(dependencies: Dependencies): Authenticate<Caller> {
  async function identify(request: FastifyRequest, security: readonly (readonly string[])[]): Promise<Caller> {
    const ways = security.flat();
    const initData = initDataOf(request, ways);
    if (initData !== null) return telegramCaller(dependencies, initData);
    const token = ways.includes('bearer') ? bearerOf(request) : null;
    if (token !== null) return bearerCaller(dependencies, token);
    if (security.length === 0 || security.some((way) => way.length === 0)) return { kind: 'visitor' };
    throw new AppError(ways.includes('bearer') ? 'unauthorized' : 'initDataRefused');
  }
  return async (request, security) => {
    const caller = await identify(request, security);
    const credential = credentialOf(caller);
    if (credential !== null) await dependencies.limitCredential(request, credential);
    return caller;
  };
}
