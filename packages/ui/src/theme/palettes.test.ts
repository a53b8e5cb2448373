import { describe, expect, it } from 'vitest';
import { dark, light, type Palette, telegram } from './palettes.ts';

/** The relative luminance of an OKLCH colour, by the matrices of CSS Color 4 and WCAG. */
function luminance(color: string): number {
  const [lightness = 0, chroma = 0, hue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return 0.2126 * clip(red) + 0.7152 * clip(green) + 0.0722 * clip(blue);
}

function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

/** Every text colour with every background that a component puts it on. */
const pairs: readonly (readonly [keyof Palette, keyof Palette])[] = [
  ['text', 'page'],
  ['text', 'surface'],
  ['text', 'inkSoft'],
  ['muted', 'page'],
  ['muted', 'surface'],
  ['ink', 'page'],
  ['ink', 'surface'],
  ['ink', 'inkSoft'],
  ['onInk', 'ink'],
  ['onSaffron', 'saffron'],
  ['open', 'openSoft'],
  ['closed', 'closedSoft'],
  ['closed', 'surface'],
];

const readable = 4.5;

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s theme', (_name, palette) => {
  it.each(pairs)('%s can be read on %s', (text, background) => {
    expect(contrast(palette[text], palette[background])).toBeGreaterThanOrEqual(readable);
  });
});

describe('the Telegram theme', () => {
  it('takes everything from the client but green, red and saffron', () => {
    const own = Object.entries(telegram(light)).filter(([, value]) => !value.includes('var(--tg-theme-'));
    expect(own.map(([name]) => name).sort()).toEqual([
      'closed',
      'closedSoft',
      'onSaffron',
      'open',
      'openSoft',
      'saffron',
    ]);
  });
});
