import { fallbackVar, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { ringOffset, safeInset } from './layered.css.ts';
import { resetLayer } from './layers.css.ts';
import './theme.css.ts';

const inLayer = (selector: string, rule: object) => globalStyle(selector, { '@layer': { [resetLayer]: rule } });

const onPhone = 'screen and (max-width: 40rem)';

inLayer('*', { boxSizing: 'border-box', margin: 0, padding: 0 });
// Scroll padding for the header, and on a phone the bottom bar, so that they do not cover the focused element.
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
  // Allows synthetic bold only, for the one face without a bold; see fonts.css.ts.
  fontSynthesis: 'weight',
  // Telegram reports the visible height, and how much of the top it covers.
  minHeight: 'var(--tg-viewport-stable-height, 100dvh)',
  paddingBlockStart: 'var(--tg-viewport-content-safe-area-inset-top, 0px)',
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
});
// The reader is being redirected, so the page is hidden.
inLayer(':root[data-session="leaving"]', { visibility: 'hidden' });
// The page is hidden until its letters have loaded; otherwise it would show empty boxes.
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
// Set again where the language changes: the inherited line height would be that of the outer language.
inLayer('[lang]', { lineHeight: vars.leading.body });
inLayer('table', { borderCollapse: 'collapse' });
inLayer('button, a', { touchAction: 'manipulation', WebkitTapHighlightColor: 'transparent' });
// Transitions take their duration from the theme. A transition set here would start for every property of every
// element.
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
