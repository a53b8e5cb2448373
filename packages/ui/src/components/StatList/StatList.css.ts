import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const list = layered({
  borderBlock: `1px solid ${vars.color.line}`,
  display: 'grid',
  gap: `${vars.space.m} ${vars.space.l}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
  paddingBlock: vars.space.m,
});

/** The number is shown above its label but read after it. */
export const stat = layered({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' });

export const value = layered({
  fontSize: vars.size.xxl,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 650,
  lineHeight: vars.leading.heading,
});

export const label = layered({ color: vars.color.muted, fontSize: vars.size.s });
