import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { abovePhone, forcedColors, layered, notOnPaper, whileOpening, wide } from '../../theme/layered.css.ts';
import { withVariants } from '../../theme/variants.ts';
import { main as list, paneWidth } from '../ListLayout/ListLayout.css.ts';

/** Low, so that a phone's first screen shows the content. */
const height = '3.25rem';
const wideHeight = '3.5rem';

const glass = {
  background: `color-mix(in oklab, ${vars.color.surface} 88%, transparent)`,
  borderBlockEndColor: vars.color.line,
};
const lift = keyframes({ to: glass });

/**
 * Opaque at the top of the page, translucent with a line when the page scrolls under it. Where scrolling cannot be
 * detected, always translucent.
 */
const look = {
  ...glass,
  backdropFilter: 'blur(8px)',
  borderBlockEndStyle: 'solid',
  borderBlockEndWidth: '1px',
  zIndex: vars.layer.header,
  '@supports': {
    '(animation-timeline: scroll())': {
      animation: `${lift} linear both`,
      background: vars.color.page,
      borderBlockEndColor: 'transparent',
      animationRange: '0 3.5rem',
      animationTimeline: 'scroll()',
    },
  },
} as const;

/** The usual letters fit on the smallest phone in one row. Larger ones take three. */
const roomForOneRow = 'screen and (min-width: 20rem)';
/** On this width the links and the search share a row. */
const narrow = 'screen and (max-width: 22rem)';
const inView = { insetBlockStart: 0, position: 'sticky' } as const;

/** If it is too high for a small screen, it scrolls away. */
export const bar = withVariants({
  base: layered({ ...look, position: 'relative', '@media': notOnPaper }),
  variants: {
    phone: {
      twoRows: layered({ '@media': { [abovePhone]: inView } }),
      oneRow: layered({ '@media': { [roomForOneRow]: inView } }),
    },
  },
});

export const inner = layered({
  alignItems: 'center',
  display: 'flex',
  // Large letters make two lines; nothing is cut.
  flexWrap: 'wrap',
  gap: `0 ${vars.space.m}`,
  marginInline: 'auto',
  maxWidth: '75rem',
  minHeight: height,
  paddingInline: vars.space.m,
  // As wide as a list with a pane.
  selectors: { [`:root:has(.${list.variants.hasPane.true}) &`]: { maxWidth: paneWidth } },
  '@media': { [abovePhone]: { minHeight: wideHeight } },
});

export const navigation = withVariants({
  base: layered({ display: 'flex', flex: '1 1 auto', flexWrap: 'wrap', gap: vars.space.xxs, minWidth: 0 }),
  variants: {
    phone: {
      twoRows: layered({
        flexBasis: '100%',
        marginInline: `calc(${vars.space.xs} * -1)`,
        order: 1,
        // A member has these links in the bottom bar. This row is not shown while loading, so that nothing moves when
        // it goes.
        selectors: { [whileOpening]: { display: 'none' } },
        '@media': {
          [narrow]: { gap: 0, marginInline: '-0.375rem' },
          [abovePhone]: {
            flexBasis: 'auto',
            marginInline: 0,
            order: 0,
            selectors: { [whileOpening]: { display: 'flex' } },
          },
        },
      }),
      oneRow: layered({ display: 'none', '@media': { [abovePhone]: { display: 'flex' } } }),
    },
  },
});

export const entry = layered({
  alignItems: 'center',
  borderBlock: '2px solid transparent',
  color: vars.color.muted,
  display: 'inline-flex',
  fontWeight: 550,
  gap: vars.space.xxs,
  minHeight: vars.density.control,
  paddingInline: vars.space.xs,
  '@media': {
    [narrow]: { paddingInline: '0.375rem' },
    [abovePhone]: { minHeight: wideHeight },
    [forcedColors]: {
      borderBlockColor: 'Canvas',
      selectors: { '[aria-current="page"] > &': { borderBlockEndColor: vars.color.ink } },
    },
  },
  selectors: {
    // The entries assume a visitor, so they are invisible until the page knows who is reading.
    [whileOpening]: { visibility: 'hidden' },
    '&:hover': { color: vars.color.text },
    '[aria-current="page"] > &': { borderBlockEndColor: vars.color.ink, color: vars.color.text },
  },
});

export const search = layered({ marginInlineStart: 'auto', '@media': { [wide]: { display: 'none' } } });

export const end = layered({
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.xs}`,
  marginInlineStart: 'auto',
});

/** Has the height of a bar of one row, so that its contents keep clear of the edge in two rows as well. */
export const brand = layered({
  alignItems: 'center',
  display: 'inline-flex',
  minHeight: height,
  '@media': { [abovePhone]: { minHeight: wideHeight } },
});
