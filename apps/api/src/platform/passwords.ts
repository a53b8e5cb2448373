import { randomBytes } from 'node:crypto';
import { passwordProblem } from '@awaj/domain/password';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { AppError } from './errors.ts';
import { type FieldProblem, passwordProblems } from './problems.ts';

/** Argon2id with the memory and time that OWASP recommends for it. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** What keeps a password from being chosen. */
export function problemOfChosen(password: string): FieldProblem | null {
  const problem = passwordProblem(password);
  return problem && passwordProblems[problem];
}

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long for nobody's hash as for somebody's. */
  matches(passwordHash: string | null, password: string): Promise<boolean>;
}

const atOnce = 2;
const waitingAtMost = 100;

/** Hashing is slow on purpose: only two at a time, so that a rush of logins leaves the processor to everybody else. */
export function createPasswords(): Passwords {
  const limit = pLimit(atOnce);
  const nobody = hashPassword(randomBytes(32).toString('base64url'));

  async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    if (limit.pendingCount >= waitingAtMost) throw new AppError('busy');
    return limit(work);
  }

  return {
    hash: (password) => inTurn(() => hashPassword(password)),
    matches: (passwordHash, password) =>
      inTurn(async () => {
        const isRight = await verify(passwordHash ?? (await nobody), password);
        return isRight && passwordHash !== null;
      }),
  };
}
