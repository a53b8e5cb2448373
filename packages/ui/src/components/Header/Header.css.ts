import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { abovePhone, forcedColors, layered, notOnPaper, whileOpening, wide } from '../../theme/layered.css.ts';
import { withVariants } from '../../theme/variants.ts';

/** The first screen of a phone is for what is read. */
const height = '3.25rem';
const wideHeight = '3.5rem';

const glass = {
  background: `color-mix(in oklab, ${vars.color.surface} 88%, transparent)`,
  borderBlockEndColor: vars.color.line,
};
const lift = keyframes({ to: glass });

/**
 * Part of the page at its top, and where nothing scrolls; once the page moves under it, glass with a line. Where that is
 * unknown, always glass.
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

/** Letters of the usual size on the smallest phone. With larger ones the one row becomes three. */
const roomForOneRow = 'screen and (min-width: 20rem)';
/** The places and the search then stand in one row, too. */
const narrow = 'screen and (max-width: 22rem)';
const inView = { insetBlockStart: 0, position: 'sticky' } as const;

/** What would take too much of a small screen scrolls away. */
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
  // With large letters the bar becomes two lines; nothing is cut off.
  flexWrap: 'wrap',
  gap: `0 ${vars.space.m}`,
  marginInline: 'auto',
  maxWidth: '75rem',
  minHeight: height,
  paddingInline: vars.space.m,
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
        // A member finds them at the foot of a phone: the second row never stands, and nothing moves when it goes.
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
    // Those of a visitor, until the page knows better.
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

/** As high as a bar of one row: what stands beside it keeps clear of the edge also where there are two. */
export const brand = layered({
  alignItems: 'center',
  display: 'inline-flex',
  minHeight: height,
  '@media': { [abovePhone]: { minHeight: wideHeight } },
});
