import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import './fonts.css.ts';
import { forcedColors } from './layered.css.ts';
import { themeLayer } from './layers.css.ts';
import { dark, light, type Palette } from './palettes.ts';

/** Device fonts as wide as Inter: the layout is the same with either. */
const standInNames = ['Inter on Roboto', 'Inter on Arial', 'Inter on DejaVu'];
const standIns = standInNames.map((name) => `'${name}'`).join(', ');
const standInsAmongEthiopic = standInNames.map((name) => `'${name} among Ethiopic'`).join(', ');
const ownEthiopic = "'Noto Sans Ethiopic Variable'";
const ethiopicOnDevice = "'Ethiopic on device', 'Thickened Ethiopic on device'";
/** The device's font; ours is fetched only where there is none. */
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

// Specificity zero, so that a named theme wins in any order of rules.
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

// Paper always uses the light theme.
globalStyle(':root:not([data-theme])', {
  '@layer': { [themeLayer]: { '@media': { 'screen and (prefers-color-scheme: dark)': colors(dark, 'dark') } } },
});
globalStyle('[data-theme="dark"]', { '@layer': { [themeLayer]: { '@media': { screen: colors(dark, 'dark') } } } });
inLayer('[data-theme="light"]', colors(light, 'light'));

/** Denser rows for people who scan hundreds of notices. Only for a mouse. */
globalStyle('[data-density="compact"]', {
  '@layer': {
    [themeLayer]: {
      '@media': { '(pointer: fine)': { vars: { [vars.density.control]: '2.25rem', [vars.density.row]: '0.5rem' } } },
    },
  },
});

// Ethiopic letters fill more of their line than Latin ones, and small text needs one pixel more.
inLayer(':lang(am), :lang(ti)', {
  vars: {
    [vars.leading.body]: '1.65',
    [vars.leading.heading]: '1.4',
    [vars.size.xs]: '0.8125rem',
    [vars.size.s]: '0.9375rem',
  },
});

// Latin titles on an Ethiopic page use the Latin size and line height.
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

// In forced colours, backgrounds are lost unless they are system colours. This overrides every theme.
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

// Inside another app: fonts of the device, as on the app's own pages, without loading any. The Ethiopic faces come
// first: behind a device font, Chromium does not repaint when one of them loads late.
inLayer('[data-font="device"]', { vars: { [vars.font.body]: `${ethiopic}, system-ui, sans-serif` } });

// A page that waits for no font, with Inter's width: Inter is shown only if an earlier visit cached it.
inLayer('[data-font="stand-in"]', { vars: { [vars.font.body]: `${ethiopic}, ${standIns}, system-ui, sans-serif` } });
inLayer('[data-font="stored"]', {
  vars: { [vars.font.body]: `${ethiopic}, 'Stored Inter', ${standIns}, system-ui, sans-serif` },
});

// On Amharic pages Latin letters are a little smaller. The font is set once, on the page.
inLayer('[data-font="stand-in"]:lang(am)', {
  vars: { [vars.font.body]: `${ethiopic}, ${standInsAmongEthiopic}, system-ui, sans-serif` },
});
inLayer('[data-font="stored"]:lang(am)', {
  vars: {
    [vars.font.body]: `${ethiopic}, 'Stored Inter among Ethiopic', ${standInsAmongEthiopic}, system-ui, sans-serif`,
  },
});
