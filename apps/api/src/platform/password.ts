import { hash } from '@node-rs/argon2';

/** Argon2id with the memory and time that OWASP recommends for it. */
export const hashPassword = (password: string): Promise<string> =>
  hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
