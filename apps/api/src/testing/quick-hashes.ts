import { vi } from 'vitest';

/**
 * Argon2 at the least that it may cost: tests log in and sign up thousands of times. What a hash costs in production is
 * held by `passwords.test.ts`, which uses the library as it is.
 */
vi.mock('@node-rs/argon2', async (load) => {
  const argon2 = await load<typeof import('@node-rs/argon2')>();
  const least = { memoryCost: 8, timeCost: 1, parallelism: 1 };
  return { ...argon2, hash: (password: string) => argon2.hash(password, least) };
});
