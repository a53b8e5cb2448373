import { randomBytes } from 'node:crypto';
import { parseEmail } from '@awaj/domain/email';
import { parsePhone } from '@awaj/domain/phone';
import { verify } from '@node-rs/argon2';
import { hashToken } from '../../platform/caller.ts';
import type { Database } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { hashPassword } from '../../platform/password.ts';

export interface AuthDependencies {
  db: Database;
  now: () => Date;
}

const tokenBytes = 32;

export function createAuthService({ db, now }: AuthDependencies) {
  // Compared with when there is no such user, so that both failures take the same time.
  const nobody = hashPassword(randomBytes(tokenBytes).toString('base64url'));

  async function findUser(username: string) {
    const users = db.selectFrom('users').select(['id', 'password_hash']);
    const phone = parsePhone(username);
    if (phone.ok) return users.where('phone', '=', phone.value).executeTakeFirst();
    const email = parseEmail(username);
    return email.ok ? users.where('email', '=', email.value).executeTakeFirst() : undefined;
  }

  return {
    async logIn(username: string, password: string): Promise<string> {
      const user = await findUser(username);
      const matches = await verify(user?.password_hash ?? (await nobody), password);
      if (!user || !matches) throw new AppError('invalidCredential');
      const token = randomBytes(tokenBytes).toString('base64url');
      const at = now();
      await db
        .insertInto('sessions')
        .values({ token_hash: hashToken(token), user_id: user.id, purpose: 'login', created_at: at, last_used_at: at })
        .execute();
      return token;
    },

    async logOut(token: string): Promise<void> {
      await db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
    },
  };
}
