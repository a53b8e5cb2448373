import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const list = layered({
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  paddingInline: vars.space.m,
});

export const fact = layered({
  paddingBlock: vars.space.s,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const label = layered({ color: vars.color.muted, fontSize: vars.size.s });
export const value = layered({ fontWeight: 550, overflowWrap: 'anywhere' });
