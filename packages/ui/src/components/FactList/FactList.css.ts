import { vars } from '../../theme/contract.css.ts';
import { layered, whileOpening } from '../../theme/layered.css.ts';
import { withVariants } from '../../theme/variants.ts';

export const list = layered({
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  paddingInline: vars.space.m,
  '@media': { print: { columnGap: vars.space.l, display: 'grid', gridTemplateColumns: '1fr 1fr' } },
});

export const fact = layered({
  paddingBlock: vars.space.s,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  // There they stand in pairs.
  '@media': { print: { selectors: { '&:nth-child(2)': { borderBlockStart: 0 } } } },
});

export const label = layered({ color: vars.color.muted, fontSize: vars.size.s });

const kept = (height: string) =>
  layered({ selectors: { [whileOpening]: { minHeight: height }, '[aria-busy="true"] &': { minHeight: height } } });

export const value = withVariants({
  base: layered({ fontWeight: 550, overflowWrap: 'anywhere' }),
  variants: { room: { twoLines: kept('3rem'), threeLines: kept('4.5rem') } },
});
