import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import './fonts.css.ts';
import { forcedColors } from './layered.css.ts';
import { themeLayer } from './layers.css.ts';
import { dark, light, type Palette } from './palettes.ts';
import './telegram.css.ts';

/** Of the device, and as wide as Inter is: a page has one layout with either. */
const standIns = "'Inter on Roboto', 'Inter on Arial', 'Inter on DejaVu'";
const ownEthiopic = "'Noto Sans Ethiopic Variable'";
const ethiopicOnDevice = "'Ethiopic on device', 'Thickened Ethiopic on device'";
/** Of the device; our file is fetched where it has none. */
const ethiopic = `${ethiopicOnDevice}, ${ownEthiopic}`;

const names = Object.keys(light) as (keyof Palette)[];

const colors = (palette: Palette, scheme: 'light' | 'dark') => ({
  vars: Object.fromEntries(names.map((name) => [vars.color[name], palette[name]])),
  colorScheme: scheme,
});

const inLayer = (selector: string, rule: object) => globalStyle(selector, { '@layer': { [themeLayer]: rule } });

const latinText = {
  [vars.leading.body]: '1.5',
  [vars.leading.heading]: '1.2',
  [vars.size.xs]: '0.75rem',
  [vars.size.s]: '0.875rem',
};

// Without weight, so that a theme that is named wins wherever a bundler puts its rules.
inLayer(':where(:root)', {
  ...colors(light, 'light'),
  vars: {
    ...colors(light, 'light').vars,
    [vars.font.body]: `'Inter Variable', ${standIns}, ${ownEthiopic}, ${ethiopicOnDevice}, system-ui, sans-serif`,
    ...latinText,
    [vars.size.m]: '1rem',
    [vars.size.l]: '1.125rem',
    [vars.size.xl]: '1.375rem',
    [vars.size.xxl]: '1.75rem',
    [vars.size.xxxl]: '2.25rem',
    [vars.space.xxs]: '0.25rem',
    [vars.space.xs]: '0.5rem',
    [vars.space.s]: '0.75rem',
    [vars.space.m]: '1rem',
    [vars.space.l]: '1.5rem',
    [vars.space.xl]: '2rem',
    [vars.space.xxl]: '3rem',
    [vars.space.xxxl]: '4rem',
    [vars.density.control]: '2.75rem',
    [vars.density.row]: '1rem',
    [vars.radius.control]: '0.5rem',
    [vars.radius.card]: '0.75rem',
    [vars.radius.full]: '624rem',
    [vars.shadow.floating]: '0 8px 24px oklch(0 0 0 / 0.16)',
    [vars.motion.quick]: '150ms ease-out',
    [vars.motion.settle]: '200ms cubic-bezier(0.2, 0, 0, 1)',
    [vars.motion.spring]: '200ms cubic-bezier(0.3, 1.8, 0.5, 1)',
    [vars.layer.header]: '10',
    [vars.layer.overlay]: '20',
    [vars.layer.toast]: '30',
  },
});

// Paper is light, whatever the screen.
globalStyle(':root:not([data-theme])', {
  '@layer': { [themeLayer]: { '@media': { 'screen and (prefers-color-scheme: dark)': colors(dark, 'dark') } } },
});
globalStyle('[data-theme="dark"]', { '@layer': { [themeLayer]: { '@media': { screen: colors(dark, 'dark') } } } });
inLayer('[data-theme="light"]', colors(light, 'light'));

/** More in view for those who scan hundreds of notices. Only where a pointer is finer than a finger. */
globalStyle('[data-density="compact"]', {
  '@layer': {
    [themeLayer]: {
      '@media': { '(pointer: fine)': { vars: { [vars.density.control]: '2.25rem', [vars.density.row]: '0.5rem' } } },
    },
  },
});

// Ethiopic letters fill more of their line than Latin ones, and need a pixel more where text is small.
inLayer(':lang(am), :lang(ti)', {
  vars: {
    [vars.leading.body]: '1.65',
    [vars.leading.heading]: '1.4',
    [vars.size.xs]: '0.8125rem',
    [vars.size.s]: '0.9375rem',
  },
});

// A Latin title in an Ethiopic page gets the Latin line and size back.
inLayer(':lang(en), :lang(om)', { vars: latinText });

globalStyle(':root', {
  '@layer': {
    [themeLayer]: {
      '@media': {
        '(prefers-reduced-motion: reduce)': {
          vars: { [vars.motion.quick]: '0s', [vars.motion.settle]: '0s', [vars.motion.spring]: '0s' },
        },
      },
    },
  },
});

const readersOwn = {
  text: 'CanvasText',
  muted: 'CanvasText',
  surface: 'Canvas',
  control: 'CanvasText',
  ink: 'Highlight',
  inkHover: 'Highlight',
  onInk: 'HighlightText',
  closed: 'CanvasText',
  focus: 'Highlight',
  skeleton: 'GrayText',
} satisfies Partial<Palette>;

// Where the reader's system has set its own colours, a ground would be lost unless it is one of them. No theme wins.
globalStyle(':root, [data-theme]', {
  '@layer': {
    [themeLayer]: {
      '@media': {
        [forcedColors]: {
          vars: Object.fromEntries(
            Object.entries(readersOwn).map(([name, color]) => [
              vars.color[name as keyof Palette],
              `${color} !important`,
            ]),
          ),
        },
      },
    },
  },
});

// Inside another app: the letters of the device, as its own pages have, and nothing to wait for. The Ethiopic faces, which
// have no other letters, stand first: behind a font of the device Chromium does not draw again with one that comes late.
inLayer('[data-font="device"]', { vars: { [vars.font.body]: `${ethiopic}, system-ui, sans-serif` } });

// A page that waits for no font either, and has the width of our own: Inter is shown where an earlier visit has stored it.
inLayer('[data-font="stand-in"]', { vars: { [vars.font.body]: `${ethiopic}, ${standIns}, system-ui, sans-serif` } });
inLayer('[data-font="stored"]', {
  vars: { [vars.font.body]: `${ethiopic}, 'Stored Inter', ${standIns}, system-ui, sans-serif` },
});
