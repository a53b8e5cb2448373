import { randomBytes } from 'node:crypto';
import { passwordProblem } from '@awaj/domain/password';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { AppError } from '../../http/errors.ts';
import { type FieldProblem, passwordProblems } from '../../http/problems.ts';

/** Argon2id with the memory and time that OWASP recommends for it. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** The reason why a new password is refused. */
export function problemOfChosen(password: string): FieldProblem | null {
  const problem = passwordProblem(password);
  return problem && passwordProblems[problem];
}

type Purpose = 'login' | 'other';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes the same time without a hash. */
  matches(passwordHash: string | null, password: string, purpose?: Purpose): Promise<boolean>;
}

const atOnce = 2;
const othersAtOnce = 1;
const waitingAtMost = 100;

/**
 * Hashing is slow on purpose, so only two run at a time and leave the processor to other requests. Signups, resets and
 * password changes have their own queue and may use only one of the two places, so that a login never waits for them.
 */
export function createPasswords(): Passwords {
  const places = pLimit(atOnce);
  const others = pLimit(othersAtOnce);
  const dummyHash = hashPassword(randomBytes(32).toString('base64url'));

  async function inTurn<Value>(purpose: Purpose, work: () => Promise<Value>): Promise<Value> {
    const queue = purpose === 'login' ? places : others;
    if (queue.pendingCount >= waitingAtMost) throw new AppError('busy');
    return purpose === 'login' ? places(work) : others(() => places(work));
  }

  return {
    hash: (password) => inTurn('other', () => hashPassword(password)),
    matches: (passwordHash, password, purpose = 'other') =>
      inTurn(purpose, async () => {
        const isRight = await verify(passwordHash ?? (await dummyHash), password);
        return isRight && passwordHash !== null;
      }),
  };
}
