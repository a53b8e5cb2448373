import { globalLayer } from '@vanilla-extract/css';

/** Later layers win, whatever their selectors, so that components never fight the reset. */
export const resetLayer = globalLayer('awaj-reset');
export const themeLayer = globalLayer('awaj-theme');
export const sharedLayer = globalLayer('awaj-shared');
export const componentLayer = globalLayer('awaj-component');
