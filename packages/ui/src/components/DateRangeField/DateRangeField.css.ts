import { vars } from '../../theme/contract.css.ts';
import { forcedColors, layered, ownColors } from '../../theme/layered.css.ts';

export const quick = layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

export const quickRange = layered({
  background: 'transparent',
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.full,
  cursor: 'pointer',
  fontSize: vars.size.s,
  minHeight: vars.density.control,
  paddingInline: vars.space.m,
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&[aria-pressed="true"]': {
      background: vars.color.inkSoft,
      borderColor: vars.color.ink,
      color: vars.color.link,
      fontWeight: 600,
    },
    '&:focus-visible': { borderRadius: vars.radius.full },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[aria-pressed="true"]': { background: vars.color.ink, color: vars.color.onInk, ...ownColors },
      },
    },
  },
});

export const body = layered({ display: 'grid', gap: vars.space.s, gridTemplateColumns: 'minmax(0, 1fr)' });

export const ends = layered({ columnGap: vars.space.l, display: 'flex', flexWrap: 'wrap', rowGap: vars.space.s });

export const end = layered({ flex: '1 1 9rem', minWidth: 0 });

export const wideEnd = layered({ flex: '1 1 20.5rem', minWidth: 0 });

export const parts = layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

export const day = layered({ flex: '1 1 3.5rem', minWidth: 0 });

export const month = layered({ flex: '3 1 8.5rem', minWidth: 0 });

/** Has the same width with and without the button, so that nothing moves when it appears. */
export const yearAndClear = layered({ alignItems: 'flex-end', display: 'flex', flex: '1 1 7.25rem', minWidth: 0 });

/** Aligned with the year, which keeps room for an error below. */
export const clear = layered({ marginBlockEnd: vars.space.xxs });

export const year = layered({ flex: '1 1 4.5rem', minWidth: 0 });

export const date = layered({ selectors: { '&::-webkit-date-and-time-value': { textAlign: 'start' } } });
