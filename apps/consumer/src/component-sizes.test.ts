import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { excesses, measure, median } from './component-sizes.ts';

const sizes = (...bytes: number[]) => bytes.map((each) => ({ name: `Of${each}`, bytes: each }));

describe('the median', () => {
  it.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[1, 100, 3, 5], 4],
  ])('of %j is %d', (bytes, expected) => expect(median(sizes(...bytes))).toBe(expected));
});

describe('sizes', () => {
  it('are fine up to the limits', () => {
    expect(excesses({ components: sizes(1, 2048, 90_000), styles: 25_600 })).toEqual([]);
  });

  it('are not fine above the limits', () => {
    expect(excesses({ components: sizes(1, 2049, 90_000), styles: 25_601 })).toEqual([
      'The median component has 2049 bytes; 2048 are allowed.',
      'styles.css has 25601 bytes; 25600 are allowed.',
    ]);
  });

  it('are not fine when there is nothing to measure', () => {
    expect(excesses({ components: [], styles: 0 })).toHaveLength(1);
  });

  it('count what an entry shares with others, and not React', async () => {
    const dist = await mkdtemp(join(tmpdir(), 'awaj-sizes-'));
    const shared = `export const words = ${JSON.stringify([...Array(400).keys()])};`;
    await writeFile(join(dist, 'styles.css'), '');
    await writeFile(join(dist, 'Words-a1b2.js'), shared);
    await writeFile(join(dist, 'Card.js'), `import { words } from './Words-a1b2.js'; export const Card = () => words;`);
    await writeFile(
      join(dist, 'Dot.js'),
      `import { jsx } from 'react/jsx-runtime'; export const Dot = () => jsx('i', {});`,
    );
    const { components } = await measure(dist);
    await rm(dist, { recursive: true });
    expect(components.map(({ name }) => name)).toEqual(['Card', 'Dot']);
    expect(components[0]?.bytes).toBeGreaterThan(300);
    expect(components[1]?.bytes).toBeLessThan(100);
  });
});
