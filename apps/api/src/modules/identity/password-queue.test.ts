import { expect, it } from 'vitest';
import { AppError } from '../../http/errors.ts';
import { createPasswords } from './passwords.ts';

it('refuses more work when the queue is full', async () => {
  const passwords = createPasswords();
  const tries = Array.from({ length: 150 }, () => passwords.hash('x').catch((error: unknown) => error));
  const turnedAway = (await Promise.all(tries)).filter((outcome) => outcome instanceof AppError);
  expect(turnedAway).toHaveLength(49);
  expect(turnedAway.every((error) => error instanceof AppError && error.code === 'busy')).toBe(true);
});

it('serves a login while the queue of signups and resets is full', async () => {
  const passwords = createPasswords();
  const hash = await passwords.hash('pass phrase');
  const crowd = Array.from({ length: 150 }, () => passwords.hash('x').catch((error: unknown) => error));
  let isCrowdDone = false;
  const all = Promise.all(crowd).then(() => {
    isCrowdDone = true;
  });
  const logins = Array.from({ length: 8 }, () => passwords.matches(hash, 'pass phrase', 'login'));
  expect(await Promise.all(logins)).toEqual(Array(8).fill(true));
  expect(isCrowdDone).toBe(false);
  await all;
});
