import { expect, it } from 'vitest';
import { contrastRatio } from '../../theme/contrast.ts';
import { oklchToRgb } from '../../theme/oklch.ts';
import { chroma, hues, lightness, toneOf } from './tones.ts';

it.each(Object.entries(hues))('white initials are readable on %s', (_name, hue) => {
  expect(contrastRatio([1, 1, 1], oklchToRgb(lightness, chroma, hue))).toBeGreaterThanOrEqual(4.5);
});

it('a name has the same colour each time, and names use all colours', () => {
  expect(toneOf('Tekeze Basin Water Works')).toBe(toneOf('Tekeze Basin Water Works'));
  const names = Array.from({ length: 100 }, (_, number) => `Woreda ${number} Finance Office`);
  expect(new Set(names.map(toneOf))).toEqual(new Set(Object.keys(hues)));
});
