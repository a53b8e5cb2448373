import { createHash, randomBytes } from 'node:crypto';
import { dayMs } from '@awaj/domain/duration';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

export type SessionPurpose = Schema['sessions']['purpose'];

const tokenBytes = 32;

/** A session ends after this time without use. */
export const sessionIdleMs = 30 * dayMs;

/** A session ends after this time however much it is used. */
export const sessionLifeMs = 90 * dayMs;

/** A secret that cannot be guessed, for a header or an address. */
export const createToken = (): string => randomBytes(tokenBytes).toString('base64url');

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Opens a session. Only a digest of the token is stored. */
export async function openSession(
  db: Database,
  { userId, purpose, at, linkId = null }: { userId: number; purpose: SessionPurpose; at: Date; linkId?: number | null },
): Promise<string> {
  const token = createToken();
  const row = { token_hash: hashToken(token), user_id: userId, purpose, campaign_link_id: linkId };
  await db
    .insertInto('sessions')
    .values({ ...row, created_at: at, last_used_at: at })
    .execute();
  return token;
}

export async function endSession(db: Database, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Ends all sessions of the user except the given one. */
export async function endSessions(db: Database, userId: number, except?: Buffer): Promise<void> {
  const all = db.deleteFrom('sessions').where('user_id', '=', userId);
  await (except ? all.where('token_hash', '!=', except) : all).execute();
}
