import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';
import { componentLayer } from '../../theme/layers.css.ts';

export const frame = layered({
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.floating,
  overflow: 'hidden',
});

const picture = layered({ blockSize: 'auto', display: 'block', inlineSize: '100%' });
const light = layered({});
const dark = layered({ display: 'none' });

export const pictures = { light: `${picture} ${light}`, dark: `${picture} ${dark}` } as const;

// The theme may be the system's or the reader's own choice, which no media query of a <picture> could know.
const show = (selector: string, display: 'block' | 'none', media?: string) => {
  const rule = { display };
  globalStyle(selector, { '@layer': { [componentLayer]: media ? { '@media': { [media]: rule } } : rule } });
};
const inDark = '(prefers-color-scheme: dark)';
show(`:root:not([data-theme]) ${light}`, 'none', inDark);
show(`:root:not([data-theme]) ${dark}`, 'block', inDark);
show(`[data-theme="dark"] ${light}`, 'none');
show(`[data-theme="dark"] ${dark}`, 'block');
