import { vars } from '../../theme/contract.css.ts';
import { abovePhone, layered } from '../../theme/layered.css.ts';

const height = '2rem';

/** The double rule of a newspaper's date line. It lies over the line below the item before. */
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
    // The border of the list is above the first one.
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

/** What has no room beside the label wraps out of sight. */
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
