import { randomBytes } from 'node:crypto';
import { passwordProblem } from '@awaj/domain/password';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { AppError } from '../../http/errors.ts';
import { type FieldProblem, passwordProblems } from '../../http/problems.ts';

/** Argon2id with the memory and time that OWASP recommends for it. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** What keeps a password from being chosen. */
export function problemOfChosen(password: string): FieldProblem | null {
  const problem = passwordProblem(password);
  return problem && passwordProblems[problem];
}

type Purpose = 'login' | 'other';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long for nobody's hash as for somebody's. */
  matches(passwordHash: string | null, password: string, purpose?: Purpose): Promise<boolean>;
}

const atOnce = 2;
const othersAtOnce = 1;
const waitingAtMost = 100;

/**
 * Hashing is slow on purpose: only two at a time, so that a rush of logins leaves the processor to everybody else.
 * Signups, resets and changes of a password wait in a queue of their own and use one of the two places: however many
 * they are, a login finds the other place free, and room in its queue.
 */
export function createPasswords(): Passwords {
  const places = pLimit(atOnce);
  const others = pLimit(othersAtOnce);
  const nobody = hashPassword(randomBytes(32).toString('base64url'));

  async function inTurn<Value>(purpose: Purpose, work: () => Promise<Value>): Promise<Value> {
    const queue = purpose === 'login' ? places : others;
    if (queue.pendingCount >= waitingAtMost) throw new AppError('busy');
    return purpose === 'login' ? places(work) : others(() => places(work));
  }

  return {
    hash: (password) => inTurn('other', () => hashPassword(password)),
    matches: (passwordHash, password, purpose = 'other') =>
      inTurn(purpose, async () => {
        const isRight = await verify(passwordHash ?? (await nobody), password);
        return isRight && passwordHash !== null;
      }),
  };
}
