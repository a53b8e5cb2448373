import { fallbackVar, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { ringOffset, safeInset } from './layered.css.ts';
import { resetLayer } from './layers.css.ts';
import './theme.css.ts';

const inLayer = (selector: string, rule: object) => globalStyle(selector, { '@layer': { [resetLayer]: rule } });

const onPhone = 'screen and (max-width: 40rem)';

inLayer('*', { boxSizing: 'border-box', margin: 0, padding: 0 });
// Room for the header, and on a phone for the bottom bar: neither lies over what has the focus.
inLayer('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollPaddingBlockStart: '4.5rem',
  '@media': { [onPhone]: { scrollPaddingBlockEnd: `calc(4.5rem + ${safeInset('bottom')})` } },
});
inLayer('body', {
  background: vars.color.page,
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: vars.size.m,
  lineHeight: vars.leading.body,
  // Of weight alone, for the one face that has no bold; see fonts.css.ts.
  fontSynthesis: 'weight',
  // Telegram tells the mini app what stays in view, and what of the top is not the app's.
  minHeight: 'var(--tg-viewport-stable-height, 100dvh)',
  paddingBlockStart: 'var(--tg-viewport-content-safe-area-inset-top, 0px)',
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
});
// The reader is being sent elsewhere, and sees nothing of this page.
inLayer(':root[data-session="leaving"]', { visibility: 'hidden' });
// Or nothing but empty boxes, until the letters of the page are there.
inLayer(':root[data-letters="awaited"]', { visibility: 'hidden' });
inLayer('h1, h2, h3, h4', { font: 'inherit', overflowWrap: 'anywhere' });
inLayer('ul, ol', { listStyle: 'none' });
inLayer('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
inLayer('a', { color: 'inherit', textDecoration: 'none' });
inLayer('img, svg', { display: 'block', maxWidth: '100%' });
inLayer(':focus-visible', {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: fallbackVar(ringOffset, '2px'),
  borderRadius: vars.radius.control,
});
// Declared again where the language changes: an inherited line height would be the outer language's.
inLayer('[lang]', { lineHeight: vars.leading.body });
inLayer('table', { borderCollapse: 'collapse' });
inLayer('button, a', { touchAction: 'manipulation', WebkitTapHighlightColor: 'transparent' });
// Transitions take their time from the theme. Set here it would start one for every property of every element.
globalStyle('*', {
  '@layer': {
    [resetLayer]: {
      '@media': {
        '(prefers-reduced-motion: reduce)': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
        },
      },
    },
  },
});
