import type { NoticeKind } from './objects/object-table.ts';
import type { Random } from './prng.ts';

type Bond = { form: 'amount'; birr: number } | { form: 'share'; percent: number } | { form: 'none' };

export interface Terms {
  /** 0 is free, null is not stated. */
  documentBirr: number | null;
  bond: Bond;
}

const documentPrices: Readonly<Record<NoticeKind, readonly (number | null)[]>> = {
  goods: [50, 100, 100, 100, 150, 200, 200, 200, 200, 300, 300, 300, 500, 500, 0, null],
  works: [300, 300, 500, 500, 500, 1000, 1000, 400, null],
  services: [100, 100, 200, 200, 200, 300, 300, 500, 0, null],
  consultancy: [0, 0, null, null, 100, 200, 300],
  sale: [50, 100, 100, 200, 200, 300, 0],
  lease: [100, 200, 300, 400, 500],
};

const bonds: Readonly<Record<NoticeKind, readonly number[]>> = {
  goods: [3_000, 5_000, 8_000, 10_000, 15_000, 20_000, 25_000, 30_000, 50_000, 75_000, 100_000, 150_000],
  works: [50_000, 75_000, 100_000, 120_000, 150_000, 200_000, 250_000, 300_000, 400_000, 500_000],
  services: [2_000, 5_000, 10_000, 12_000, 15_000, 20_000, 30_000, 50_000],
  consultancy: [5_000, 10_000, 20_000, 25_000, 50_000],
  sale: [2_000, 5_000, 10_000, 20_000, 40_000],
  lease: [10_000, 25_000, 50_000, 100_000],
};

export function termsFor(random: Random, kind: NoticeKind): Terms {
  return { documentBirr: random.pick(documentPrices[kind]), bond: bondFor(random, kind) };
}

function bondFor(random: Random, kind: NoticeKind): Bond {
  const form = random.weighted([
    ['amount', 72],
    ['share', 20],
    ['none', kind === 'consultancy' ? 60 : 7],
  ] as const);
  if (form === 'amount') return { form, birr: random.pick(bonds[kind]) };
  if (form === 'share') return { form, percent: random.pick(kind === 'sale' ? [5, 10, 20] : [1, 2, 2, 2]) };
  return { form };
}
