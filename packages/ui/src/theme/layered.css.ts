import { type StyleRule, style } from '@vanilla-extract/css';
import { componentLayer } from './layers.css.ts';

type LayeredRule = Exclude<NonNullable<StyleRule['@layer']>[string], undefined>;

/** A class of a component: in the cascade layer where all of them live. */
export const layered = (rule: LayeredRule, debugId?: string): string =>
  style({ '@layer': { [componentLayer]: rule } }, debugId);

export const wide = 'screen and (min-width: 64rem)';
export const abovePhone = 'screen and (min-width: 40.0625rem)';
