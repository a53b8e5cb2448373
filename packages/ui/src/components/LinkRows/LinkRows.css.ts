import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const list = layered({ display: 'grid' });

export const row = layered({
  alignItems: 'center',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  columnGap: vars.space.s,
  display: 'flex',
  justifyContent: 'space-between',
  minHeight: '3rem',
  overflowWrap: 'anywhere',
  paddingBlock: vars.space.xxs,
  // The link covers the row.
  position: 'relative',
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: vars.color.sunken } } } },
});

export const sign = layered({
  color: vars.color.muted,
  display: 'inline-flex',
  flex: 'none',
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});
