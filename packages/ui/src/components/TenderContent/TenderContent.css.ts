import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';
import { componentLayer } from '../../theme/layers.css.ts';

export const content = layered({ overflowWrap: 'anywhere' });

const within = (selector: string, rule: object) =>
  globalStyle(`${content} ${selector}`, { '@layer': { [componentLayer]: rule } });

within('> * + *', { marginBlockStart: vars.space.s });
within(':is(h3, h4)', { fontWeight: 650, lineHeight: vars.leading.heading });
within('> * + :is(h3, h4)', { marginBlockStart: vars.space.l });
within('h3', { fontSize: vars.size.l });
within(':is(ul, ol)', { listStyle: 'revert', paddingInlineStart: vars.space.l });
within(':is(li + li, li > * + *, li > ul, li > ol)', { marginBlockStart: vars.space.xxs });
// A line of Arabic starts at the right.
within(':is(p, li, td, th)', { unicodeBidi: 'plaintext' });
within(':is(sub, sup)', { fontSize: vars.size.xs, lineHeight: 1 });

within('table', { borderCollapse: 'collapse', fontSize: vars.size.s, minWidth: '100%' });
within('caption', {
  color: vars.color.muted,
  fontSize: vars.size.s,
  paddingBlockEnd: vars.space.xxs,
  textAlign: 'start',
});
within(':is(th, td)', {
  border: `1px solid ${vars.color.line}`,
  fontVariantNumeric: 'tabular-nums',
  minWidth: '6rem',
  overflowWrap: 'normal',
  padding: `${vars.space.xxs} ${vars.space.xs}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
// A row is not split over two sheets, and each sheet repeats the head.
within('tr', { '@media': { print: { breakInside: 'avoid' } } });
// The first row, often a head without a thead, does not stay behind alone.
within('tr:first-child', { '@media': { print: { breakAfter: 'avoid' } } });
within('thead', { '@media': { print: { display: 'table-header-group' } } });
within('th', { background: vars.color.sunken, fontWeight: 600 });
within(':is(th, td) :is(th, td)', { minWidth: '4rem' });

const edge = {
  background: vars.color.control,
  boxShadow: `0 0 ${vars.space.s} ${vars.space.xxs} ${vars.color.control}`,
  content: '',
  insetBlock: 0,
  pointerEvents: 'none',
  position: 'absolute',
  width: '1px',
} as const;

export const frame = layered({
  overflow: 'hidden',
  position: 'relative',
  selectors: {
    '&:is([data-more="start"], [data-more="both"])::before': { ...edge, insetInlineStart: 0 },
    '&:is([data-more="end"], [data-more="both"])::after': { ...edge, insetInlineEnd: 0 },
  },
  '@media': {
    print: {
      overflow: 'visible',
      selectors: { '&[data-more]::before': { content: 'none' }, '&[data-more]::after': { content: 'none' } },
    },
  },
});

/** The ring lies inside, because the frame would cut it outside. */
export const box = layered({
  overflowX: 'auto',
  // Paper does not scroll.
  '@media': { print: { overflow: 'visible' } },
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});
