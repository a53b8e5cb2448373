import { vi } from 'vitest';

/**
 * Argon2 with the lowest cost it allows, because tests log in and sign up thousands of times. `passwords.test.ts`
 * checks the production cost with the real library.
 */
vi.mock('@node-rs/argon2', async (load) => {
  const argon2 = await load<typeof import('@node-rs/argon2')>();
  const least = { memoryCost: 8, timeCost: 1, parallelism: 1 };
  return { ...argon2, hash: (password: string) => argon2.hash(password, least) };
});
