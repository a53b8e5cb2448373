import { expect, it } from 'vitest';
import { contrastRatio } from '../../theme/contrast.ts';
import { parseBrandColor, readBrand } from './brand-color.ts';

const steps = Array.from({ length: 18 }, (_, step) => (step * 15).toString(16).padStart(2, '0'));
const colors = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)));
const letters = { light: [0, 0, 0], dark: [1, 1, 1] } as const;

it('letters are readable on every brand colour', () => {
  const unreadable = colors.filter((color) => {
    const rgb = parseBrandColor(color);
    const brand = readBrand(color);
    return !rgb || !brand || contrastRatio(rgb, letters[brand.lightness]) < 4.5;
  });
  expect(colors).toHaveLength(5832);
  expect(unreadable).toEqual([]);
});

it.each([
  ['#ffffff', 'light'],
  ['#000', 'dark'],
  ['#ffd400', 'light'],
  ['145C47', 'dark'],
  [' #777777 ', 'light'],
])('the colour %s is parsed as %s', (color, lightness) => {
  expect(readBrand(color)?.lightness).toBe(lightness);
});

it('a colour of three digits is read as six', () => {
  expect(readBrand('#1a3')).toEqual(readBrand('#11aa33'));
});

it.each([null, undefined, '', 'green', '#12', '#12345g', 'url(//evil.test)', 'red;position:fixed', '#fff}'])(
  'the colour %s is not used',
  (color) => {
    expect(readBrand(color)).toBeNull();
  },
);
