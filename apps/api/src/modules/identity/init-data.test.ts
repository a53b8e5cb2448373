import { minuteMs } from '@awaj/domain/duration';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AppError } from '../../http/errors.ts';
import { initDataOf } from '../../testing/init-data.ts';
import { botToken, seededAt } from '../../testing/seeded.ts';
import { verifyInitData } from './init-data.ts';

const verify = (initData: string, now = seededAt) => verifyInitData(initData, { botToken, now });

/** The decoded content. */
const contentOf = (initData: string): string => JSON.stringify([...new URLSearchParams(initData)].sort());

const isRefused = (initData: string, now?: Date): boolean => {
  try {
    verify(initData, now);
    return false;
  } catch (error) {
    return error instanceof AppError && error.code === 'initDataRefused';
  }
};

const mutation = fc.record({
  telegramId: fc.integer({ min: 1, max: 50 }),
  place: fc.nat(),
  character: fc.string({ minLength: 1, maxLength: 1, unit: 'binary-ascii' }),
  kind: fc.constantFrom('replace', 'insert', 'delete', 'swap'),
});

function mutate({
  telegramId,
  place,
  character,
  kind,
}: {
  telegramId: number;
  place: number;
  character: string;
  kind: string;
}) {
  const original = initDataOf(telegramId);
  const at = place % original.length;
  const [before, after] = [original.slice(0, at), original.slice(at + 1)];
  const here = original.charAt(at);
  const changed = {
    replace: before + character + after,
    insert: before + character + here + after,
    delete: before + after,
    swap: before + after.charAt(0) + here + after.slice(1),
  }[kind];
  return { original, changed: changed ?? original };
}

it('accepts data signed by Telegram', () => {
  expect(verify(initDataOf(42))).toEqual({ telegramId: 42, signedAt: seededAt, startParameter: null });
  expect(verify(initDataOf(42, seededAt, botToken, 't_7')).startParameter).toBe('t_7');
});

it('refuses ten thousand strings with one changed character', () => {
  let compared = 0;
  const property = fc.property(mutation, (change) => {
    const { original, changed } = mutate(change);
    // %7B and %7b decode to the same brace.
    if (contentOf(changed) === contentOf(original)) return;
    compared += 1;
    expect([changed, isRefused(changed)]).toEqual([changed, true]);
  });
  fc.assert(property, { numRuns: 10_500, seed: 1 });
  expect(compared).toBeGreaterThan(10_000);
});

it.each([
  ['nothing', ''],
  ['no signature', initDataOf(42).replace(/&?hash=\w+/, '')],
  ['another bot’s signature', initDataOf(42, seededAt, `987654321:${'x'.repeat(35)}`)],
  ['a key twice', `${initDataOf(42)}&user=%7B%22id%22%3A1%7D`],
  ['a date that is none', initDataOf(42).replace(/auth_date=\d+/, 'auth_date=x')],
  ['a very long text', 'x='.padEnd(100_000, 'y')],
])('refuses %s', (_what, initData) => expect(isRefused(initData)).toBe(true));

it('is valid for a day and tolerates a clock that is a minute behind', () => {
  const later = (minutes: number) => new Date(seededAt.getTime() + minutes * minuteMs);
  expect(isRefused(initDataOf(42), later(24 * 60))).toBe(false);
  expect(isRefused(initDataOf(42), later(24 * 60 + 1))).toBe(true);
  expect(isRefused(initDataOf(42), later(-1))).toBe(false);
  expect(isRefused(initDataOf(42), later(-2))).toBe(true);
});
