import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { themeLayer } from './layers.css.ts';
import { dark, light, type Palette } from './palettes.ts';
import { type ColorMath, type TelegramRole, telegramPalette, telegramRoles } from './telegram-palette.ts';

/** The client's colour, or ours if it sends none. */
const roleOver =
  (ours: Palette) =>
  (name: TelegramRole): string =>
    telegramRoles[name].reduceRight<string>(
      (inner, role) => `var(--tg-theme-${role.replaceAll('_', '-')}, ${inner})`,
      name === 'button' ? ours.ink : ours[name],
    );

const calculated = (ours: Palette): ColorMath<string> => ({
  role: roleOver(ours),
  own: (color) => color,
  mix: (color, share, other) => `color-mix(in srgb, ${color} ${Math.round(share * 100)}%, ${other})`,
  atMost: (color, lightness) => `oklch(from ${color} min(l, ${lightness}) c h)`,
});

/** For web views without colour functions: the client's colours unchanged. */
const asTheyAre = (ours: Palette): ColorMath<string> => ({
  ...calculated(ours),
  mix: (color, share, other) => (share < 0.5 ? other : color),
  atMost: (color) => color,
});

const colors = (palette: Palette) => ({
  vars: Object.fromEntries(Object.entries(palette).map(([name, color]) => [vars.color[name as keyof Palette], color])),
});

const telegram = (ours: Palette, colorScheme: 'light' | 'dark') => ({
  '@layer': {
    [themeLayer]: {
      ...colors(telegramPalette(asTheyAre(ours))),
      colorScheme,
      '@supports': { '(color: oklch(from red l c h))': colors(telegramPalette(calculated(ours))) },
    },
  },
});

globalStyle('[data-theme="telegram"]', telegram(light, 'light'));
globalStyle('[data-theme="telegram"][data-scheme="dark"]', telegram(dark, 'dark'));
