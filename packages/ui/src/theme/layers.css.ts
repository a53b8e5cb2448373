import { globalLayer } from '@vanilla-extract/css';

/** Later layers win, whatever their selectors: a component never fights the reset. */
export const resetLayer = globalLayer('awaj-reset');
export const themeLayer = globalLayer('awaj-theme');
export const componentLayer = globalLayer('awaj-component');
