import { createVar, type StyleRule, style } from '@vanilla-extract/css';
import { vars, wideFrom } from './contract.css.ts';
import { componentLayer, sharedLayer } from './layers.css.ts';

type LayeredRule = Exclude<NonNullable<StyleRule['@layer']>[string], undefined>;

/** Adds a component's class to the cascade layer of all components. */
export const layered = (rule: LayeredRule, debugId?: string): string =>
  style({ '@layer': { [componentLayer]: rule } }, debugId);

/**
 * A class that other components put beside one of their own. Theirs wins, in whatever order the files of a page load.
 */
export const shared = (rule: LayeredRule): string => style({ '@layer': { [sharedLayer]: rule } });

/** Offset of the focus ring. Negative (inside) where an element fills the screen to its edge. */
export const ringOffset = createVar('ring-offset');

type Edge = 'top' | 'right' | 'bottom' | 'left';

/** The safe area of an edge, from the device or from Telegram around the mini app. */
export const safeInset = (edge: Edge): string =>
  `max(env(safe-area-inset-${edge}, 0px), var(--tg-viewport-safe-area-inset-${edge}, 0px))`;

/** The page's distance from an edge of the screen: its own margin, or more beside a notch. */
export const pageEdge = (edge: Edge): string => `max(${vars.space.m}, ${safeInset(edge)})`;

/** The visible height of the screen, which Telegram reports to the mini app. */
export const screenHeight = 'var(--tg-viewport-stable-height, 100dvh)';

/** Wide enough for an address, and close to what is typed. */
export const formWidth = '28rem';

export const wide = `screen and (min-width: ${wideFrom})`;
/** Navigation is not printed. */
export const notOnPaper = { print: { display: 'none' } } as const;

export const abovePhone = 'screen and (min-width: 40.0625rem)';
/** A laptop: wide, but so low that the button of a form could be below the edge of the screen. */
export const laptop = `${abovePhone} and (max-height: 56.25rem)`;

/** Around the rows of a list, which on a phone reach from edge to edge. */
export const listFrame = {
  [abovePhone]: { border: `1px solid ${vars.color.line}`, borderRadius: vars.radius.card, overflow: 'clip' },
} as const;

/** Where the reader, their system or Telegram chose dark colours. For what colours alone cannot do. */
export const onDark = (
  rule: NonNullable<LayeredRule['selectors']>[string],
): Pick<LayeredRule, 'selectors' | '@media'> => ({
  selectors: { '[data-theme="dark"] &, [data-scheme="dark"] &': rule },
  '@media': { 'screen and (prefers-color-scheme: dark)': { selectors: { ':root:not([data-theme]) &': rule } } },
});

/** The system forces its own colours, and draws even transparent borders. */
export const forcedColors = '(forced-colors: active)';

/** For text on the ink colour: otherwise the browser draws a backplate behind the letters. */
export const ownColors = { forcedColorAdjust: 'none' } as const;

/**
 * While content that was rendered for a visitor is shown to a member: the app sets it on the root before the first
 * paint, and removes it once the reader is known. A part that still waits for their data keeps it.
 */
export const whileOpening = '[data-session="opening"] &';
