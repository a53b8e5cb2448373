import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { abovePhone, forcedColors, layered, listFrame } from '../../theme/layered.css.ts';
import { componentLayer } from '../../theme/layers.css.ts';
import { withVariants } from '../../theme/variants.ts';
import { beside, besideNotes, narrow, small } from './TenderCard.layout.css.ts';

export { row, withAside } from './TenderCard.layout.css.ts';

/** Between two steps of the type scale: with two lines of title and two below it, five rows fit on a phone. */
const titleSize = '0.9375rem';
const titleLine = 1.35;
const metaLine = '1.25rem';
const factsLine = '1.375rem';
/** Lines between tenders. */
export const card = layered({
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  containerType: 'inline-size',
  marginInline: `calc(${vars.space.m} * -1)`,
  position: 'relative',
  selectors: {
    // A bar instead of a ring, because the ring shows the focus.
    '&[data-current="true"]': {
      background: vars.color.inkSoft,
      boxShadow: `inset ${vars.space.xxs} 0 ${vars.color.ink}`,
    },
    '&[data-current="true"]:dir(rtl)': { boxShadow: `inset calc(-1 * ${vars.space.xxs}) 0 ${vars.color.ink}` },
  },
  '@media': {
    [abovePhone]: { marginInline: 0, selectors: { '&:hover:not([data-current])': { background: vars.color.sunken } } },
    // Forced colours have no shadows.
    [forcedColors]: {
      selectors: { '&[data-current="true"]': { borderInlineStart: `${vars.space.xxs} solid ${vars.color.ink}` } },
    },
  },
});

/** A few cards without an InfiniteList. */
export const list = layered({ '@media': listFrame });
globalStyle(`${list} > :last-child`, {
  '@layer': { [componentLayer]: { '@media': { [abovePhone]: { borderBlockEnd: 0 } } } },
});

const middle = { '@container': { [beside]: { alignSelf: 'center' } } } as const;

export const logo = layered({
  display: 'grid',
  gridArea: 'logo',
  marginInlineEnd: vars.space.s,
  position: 'relative',
  ...middle,
});

/** In the middle of the gutter, at half the logo's height. */
export const mark = layered({
  insetBlockStart: '50%',
  insetInlineStart: `calc(${vars.space.m} / -2)`,
  position: 'absolute',
  translate: '-50% -50%',
  selectors: { '&:dir(rtl)': { translate: '50% -50%' } },
});

/** At most two lines; the link in it covers the whole card. */
export const title = layered({
  display: '-webkit-box',
  fontSize: titleSize,
  fontWeight: 600,
  gridArea: 'title',
  lineHeight: titleLine,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  // Beside a taller column, title and buyer stay together.
  '@container': { [beside]: { alignSelf: 'end' } },
});

// Visited titles are lighter but still readable. The browser knows which are visited.
globalStyle(`${title} a:visited`, {
  '@layer': { [componentLayer]: { color: `color-mix(in srgb, ${vars.color.text} 60%, ${vars.color.muted})` } },
});

export const meta = layered({
  color: vars.color.muted,
  fontSize: vars.size.s,
  gridArea: 'meta',
  lineHeight: metaLine,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** One line on a phone: facts that do not fit wrap out of sight, the least important first. */
export const facts = layered({
  alignItems: 'center',
  columnGap: '0.3em',
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: vars.size.s,
  gridArea: 'facts',
  height: factsLine,
  lineHeight: factsLine,
  overflow: 'hidden',
  '@container': {
    [beside]: {
      alignSelf: 'center',
      display: 'grid',
      gridTemplateColumns: 'minmax(10.5rem, auto)',
      height: 'auto',
      justifyItems: 'end',
      paddingInlineStart: `calc(${vars.space.s} + ${vars.space.m})`,
    },
  },
});

/** Before the deadline on most phones; before the buyer on small ones and where deadlines have a column. */
export const status = withVariants({
  base: layered({
    alignItems: 'center',
    alignSelf: 'center',
    display: 'flex',
    gridArea: 'status',
    height: metaLine,
    lineHeight: 1.35,
    marginInlineEnd: vars.space.xs,
    minWidth: 0,
    overflowX: 'clip',
    '@container': { [beside]: { alignSelf: 'start' } },
  }),
  variants: {
    // Most tenders are open, and the buyer needs the room.
    isOpen: { true: layered({ '@container': { [small]: { display: 'none' } } }) },
  },
});

export const deadline = layered({
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // A newspaper's own words are cut at the end of the line instead of wrapping out of sight.
  selectors: { '&:has(+ :empty)': { flex: '1 1 6rem' } },
  '@container': {
    [beside]: { maxWidth: '14rem' },
    // Cut if needed, but never hidden.
    [narrow]: { selectors: { [`.${status.base} + .${facts} > &`]: { flex: '1 1 4rem', maxWidth: 'max-content' } } },
  },
});

export const notes = layered({
  color: vars.color.muted,
  display: 'contents',
  whiteSpace: 'nowrap',
  '@container': {
    [beside]: { columnGap: '0.3em', display: 'flex' },
    // A single note is the age; two notes are the day in both calendars.
    [narrow]: { selectors: { [`.${status.base} + .${facts} > &:has(> :only-child)`]: { display: 'none' } } },
  },
});

export const note = layered({
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&::before': { content: '"· "' } },
  '@container': { [beside]: { selectors: { '&:first-child::before': { content: 'none' } } } },
});

const asideLine = '1.75rem';

/** Above the link that covers the card. */
export const aside = layered({
  alignItems: 'center',
  columnGap: vars.space.xs,
  display: 'flex',
  gridArea: 'aside',
  minHeight: asideLine,
  minWidth: 0,
  position: 'relative',
  zIndex: 1,
  '@container': {
    [besideNotes]: {
      alignItems: 'start',
      alignSelf: 'center',
      flexDirection: 'column',
      paddingInlineStart: vars.space.s,
    },
  },
});

// A button in it is higher than its line and overlaps the next one; an input makes room instead.
globalStyle(`${aside} > :not(input)`, {
  '@layer': { [componentLayer]: { marginBlock: `calc((${asideLine} - ${vars.density.control}) / 2)` } },
});
globalStyle(`${aside} > :first-child`, { '@layer': { [componentLayer]: { flex: 'none', whiteSpace: 'nowrap' } } });

/** The icon stands in the corner; the touch area reaches the surrounding edges. */
export const action = layered({
  display: 'grid',
  gridArea: 'action',
  margin: `calc(${vars.space.s} * -1)`,
  marginInlineStart: vars.space.xxs,
  ...middle,
});

/** As tall as a card with a two-line title, so that nothing moves when the card appears. */
export const pending = {
  title: layered({
    alignContent: 'space-around',
    display: 'grid',
    gridArea: 'title',
    height: `calc(2 * ${titleSize} * ${titleLine})`,
  }),
  meta: layered({ alignContent: 'center', display: 'grid', gridArea: 'meta', height: metaLine }),
  facts: layered({
    alignContent: 'center',
    display: 'grid',
    gridArea: 'facts',
    height: factsLine,
    '@container': { [beside]: { marginInlineStart: vars.space.s, width: '10.5rem' } },
  }),
};
