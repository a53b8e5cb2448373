import { vars } from '../../theme/contract.css.ts';
import { abovePhone, layered } from '../../theme/layered.css.ts';

const height = '2rem';

/** The double rule of a newspaper's date line. It covers the line below the item before it. */
export const heading = layered({
  background: vars.color.sunken,
  borderBlockStart: `3px double ${vars.color.ink}`,
  columnGap: vars.space.s,
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
  height,
  justifyContent: 'space-between',
  lineHeight: `calc(${height} - 3px)`,
  marginBlockStart: '-1px',
  marginInline: `calc(${vars.space.m} * -1)`,
  overflow: 'hidden',
  paddingInline: vars.space.m,
  position: 'relative',
  '@media': {
    // The first one has the list's own border above it.
    [abovePhone]: { marginInline: 0, selectors: { 'li:first-child > &': { borderBlockStartColor: 'transparent' } } },
  },
});

export const label = layered({
  fontSize: 'inherit',
  fontWeight: 600,
  lineHeight: 'inherit',
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Notes that do not fit beside the label wrap out of sight. */
export const notes = layered({
  color: vars.color.muted,
  display: 'flex',
  flex: '1 1 0',
  flexWrap: 'wrap',
  height: '100%',
  justifyContent: 'flex-end',
  whiteSpace: 'nowrap',
});

export const note = layered({
  selectors: { '& + &::before': { content: '"\u00a0· "' } },
});
