import { createVar, type StyleRule, style } from '@vanilla-extract/css';
import { vars, wideFrom } from './contract.css.ts';
import { componentLayer } from './layers.css.ts';

type LayeredRule = Exclude<NonNullable<StyleRule['@layer']>[string], undefined>;

/** A class of a component: in the cascade layer where all of them live. */
export const layered = (rule: LayeredRule, debugId?: string): string =>
  style({ '@layer': { [componentLayer]: rule } }, debugId);

/** How far the ring of what has the focus lies outside of it: inside, where it fills the screen to its edge. */
export const ringOffset = createVar('ring-offset');

type Edge = 'top' | 'right' | 'bottom' | 'left';

/** What the device takes of an edge, or Telegram around the mini app. */
export const safeInset = (edge: Edge): string =>
  `max(env(safe-area-inset-${edge}, 0px), var(--tg-viewport-safe-area-inset-${edge}, 0px))`;

/** What a page keeps from an edge of the screen: its own margin, or more where the device has a notch. */
export const pageEdge = (edge: Edge): string => `max(${vars.space.m}, ${safeInset(edge)})`;

/** Of the part of the screen that stays in view, which Telegram tells the mini app. */
export const screenHeight = 'var(--tg-viewport-stable-height, 100dvh)';

export const wide = `screen and (min-width: ${wideFrom})`;
/** What leads around on a screen is of no use on paper. */
export const notOnPaper = { print: { display: 'none' } } as const;

export const abovePhone = 'screen and (min-width: 40.0625rem)';

/** The reader's system has set its own few colours, and draws even a border that is transparent. */
export const forcedColors = '(forced-colors: active)';

/** For letters on the ink, which is one of those colours then: a browser would draw a ground of its own behind them. */
export const ownColors = { forcedColorAdjust: 'none' } as const;

/**
 * While a page that was drawn for a visitor opens for a member: the app says so at the root before the first paint, and
 * takes it back once it knows who is reading.
 */
export const whileOpening = ':root[data-session="opening"] &';
