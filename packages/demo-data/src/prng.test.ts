import { describe, expect, it } from 'vitest';
import { createRandom } from './prng.ts';

function draw(seed: string, count: number): number[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => random.next());
}

describe('createRandom', () => {
  it('gives known numbers for a seed on every machine', () => {
    expect(draw('awaj', 3)).toEqual(draw('awaj', 3));
    expect(createRandom('awaj').int(0, 1_000_000)).toBe(178_527);
  });

  it('gives unrelated streams for seeds that differ in one letter', () => {
    const [left, right] = [draw('words 1', 500), draw('words 2', 500)];
    const near = left.filter((value, index) => Math.abs(value - (right[index] ?? 0)) < 0.05);
    expect(near.length).toBeLessThan(90);
  });

  it('spreads evenly over a range of whole numbers, including both ends', () => {
    const random = createRandom('dice');
    const throws = Array.from({ length: 6000 }, () => random.int(1, 6));
    for (const face of [1, 2, 3, 4, 5, 6]) {
      const share = throws.filter((thrown) => thrown === face).length / throws.length;
      expect(share).toBeGreaterThan(0.14);
      expect(share).toBeLessThan(0.19);
    }
  });

  it('follows the weights and never picks weight zero', () => {
    const random = createRandom('weights');
    const choices = [
      ['often', 9],
      ['rarely', 1],
      ['never', 0],
    ] as const;
    const picks = Array.from({ length: 2000 }, () => random.weighted(choices));
    expect(picks.filter((pick) => pick === 'rarely').length / picks.length).toBeCloseTo(0.1, 1);
    expect(picks).not.toContain('never');
  });

  it('shuffles without losing or repeating a choice', () => {
    const choices = Array.from({ length: 20 }, (_, index) => index);
    const shuffled = createRandom('cards').shuffle(choices);
    expect(shuffled).not.toEqual(choices);
    expect([...shuffled].sort((left, right) => left - right)).toEqual(choices);
  });

  it('refuses to pick from nothing', () => {
    expect(() => createRandom('none').pick([])).toThrow('Nothing to pick from.');
    expect(() => createRandom('none').weighted([])).toThrow('more than zero');
  });
});
