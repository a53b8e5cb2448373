import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const card = layered({
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  padding: vars.space.m,
});

export const row = layered({
  alignItems: 'center',
  cursor: 'pointer',
  columnGap: vars.space.m,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  minHeight: vars.density.control,
});

export const words = layered({ display: 'grid', flex: '1 1 8rem', minWidth: 0, overflowWrap: 'anywhere' });

export const title = layered({ fontWeight: 600 });

export const text = layered({ color: vars.color.muted, fontSize: vars.size.s });

/** As wide as the switch that replaces it, so that the text does not move. */
export const waiting = layered({ flex: 'none', width: '2.75rem' });

/** Outside the pressable area: a link in it does not toggle the switch. */
export const advice = layered({
  alignItems: 'baseline',
  borderBlockStart: `1px solid ${vars.color.line}`,
  columnGap: vars.space.s,
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: vars.size.s,
  justifyContent: 'space-between',
  marginBlockStart: vars.space.s,
  paddingBlockStart: vars.space.s,
});

/** Always rendered for screen readers; takes room only with an error in it. */
export const problem = layered({ selectors: { '&:has(p)': { marginBlockStart: vars.space.xs } } });
