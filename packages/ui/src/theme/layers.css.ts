import { globalLayer } from '@vanilla-extract/css';

/** Later layers win, whatever their selectors: a component never fights the reset. */
export const resetLayer = globalLayer('reset');
export const themeLayer = globalLayer('theme');
export const componentLayer = globalLayer('component');
