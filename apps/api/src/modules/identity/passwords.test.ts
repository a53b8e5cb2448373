import { expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';

it('verifies a password by its hash, leading spaces included', async () => {
  const passwords = createPasswords();
  const hash = await passwords.hash(' pass phrase');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.matches(hash, ' pass phrase')).toBe(true);
  expect(await passwords.matches(hash, 'pass phrase')).toBe(false);
  expect(await passwords.matches(null, 'pass phrase')).toBe(false);
});
