import { expect, it } from 'vitest';
import { readAmount, readBond, readDays } from './amount-cells.ts';

it.each([
  ['1500', 150_000],
  ['1,500.00', 150_000],
  ['1 500 birr', 150_000],
  ['1\u00a0500', 150_000],
  ['ብር 1,500', 150_000],
  ['1500 ብር', 150_000],
  ['ETB 99.5', 9_950],
  ['Br. 1,500/-', 150_000],
  ['ነጻ', 0],
  ['Free', 0],
  [200.5, 20_050],
  [0.1 + 0.2, 30],
])('%s is an amount of %i santim', (cell, santim) => expect(readAmount(cell)).toEqual({ ok: true, value: santim }));

it.each([
  [-1, 'is negative'],
  ['-5 birr', 'is negative'],
  [1e15, 'is too large an amount'],
  [Number.NaN, 'is too large an amount'],
  ['1,000,000,000,000,000', 'is too large an amount'],
  ['1.500,00', 'is not an amount'],
  ['1e9', 'is not an amount'],
  ['see the document', 'is not an amount'],
  [true, 'is not text'],
])('%s is not an amount', (cell, reason) => {
  const amount = readAmount(cell);
  expect(amount.ok ? amount.value : amount.error).toContain(reason);
});

it.each([
  ['2%', { kind: 'percent', percent: 2 }],
  ['0.5 ፐርሰንት', { kind: 'percent', percent: 0.5 }],
  ['20,000 birr', { kind: 'amount', santim: 2_000_000 }],
  ['0', { kind: 'amount', santim: 0 }],
])('%s is a bond', (cell, bond) => expect(readBond(cell)).toEqual({ ok: true, value: bond }));

it.each(['0%', '101%', '2% of the bid'])('%s is no bond', (cell) => expect(readBond(cell).ok).toBe(false));

it.each([0.02, '0.02'])('%s is no bond, because a spreadsheet may keep a share of 2% that way', (cell) => {
  expect(readBond(cell)).toEqual({ ok: false, error: 'is less than one birr; write a percentage of the bid like 2%' });
});

it.each([
  ['15', true],
  [30, true],
  ['0', false],
  [1.5, false],
  ['366', false],
  ['', false],
  [null, false],
])('%s as a number of days: %s', (cell, isRight) => expect(readDays(cell).ok).toBe(isRight));
