import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Guide } from './guide.ts';

const folder = join(import.meta.dirname, '../components');
const components = new Set(readdirSync(folder));
const modules = import.meta.glob<{ guide: Guide }>('../components/*/*.guide.ts', { eager: true });
const guides = Object.entries(modules).map(([path, { guide }]) => [path.split('/').at(-2) ?? path, guide] as const);

/** Capitalised words that are not components. Words in quotation marks are texts of a page. */
const otherNames = new Set(['Telegram']);
const namesIn = (text: string) =>
  (text.replace(/"[^"]*"/g, '').match(/\b[A-Z][A-Za-z]*[a-z]\b/g) ?? []).filter((name) => !otherNames.has(name));

describe('the guides', () => {
  it('exist for all components', () => {
    expect(guides.map(([name]) => name)).toEqual([...components].sort());
  });

  it.each(guides)('of %s refer to existing components', (_, { avoid }) => {
    expect(avoid.flatMap(({ instead }) => namesIn(instead)).filter((name) => !components.has(name))).toEqual([]);
  });

  it.each(guides)('of %s describe the keys in one place', (_, { keyboard, accessibility }) => {
    const keys = /\b(?:Escape|Enter|Backspace|Page ?Down|F8|Home and End)\b/;
    expect(keyboard === undefined || accessibility.every((point) => !keys.test(point))).toBe(true);
  });
});
