import { type StyleRule, style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { componentLayer } from './layers.css.ts';

type LayeredRule = Exclude<NonNullable<StyleRule['@layer']>[string], undefined>;

/** A class of a component: in the cascade layer where all of them live. */
export const layered = (rule: LayeredRule, debugId?: string): string =>
  style({ '@layer': { [componentLayer]: rule } }, debugId);

/** What a page keeps from an edge of the screen: its own margin, or more where the device has a notch. */
export const pageEdge = (edge: 'top' | 'right' | 'bottom' | 'left'): string =>
  `max(${vars.space.m}, env(safe-area-inset-${edge}, 0px))`;

export const wide = 'screen and (min-width: 64rem)';
/** What leads around on a screen is of no use on paper. */
export const notOnPaper = { print: { display: 'none' } } as const;

export const abovePhone = 'screen and (min-width: 40.0625rem)';

/**
 * While a page that was drawn for a visitor opens for a member: the app says so at the root before the first paint, and
 * takes it back once it knows who is reading.
 */
export const whileOpening = ':root[data-session="opening"] &';
