import { vars } from '../../theme/contract.css.ts';
import { abovePhone, layered, safeInset } from '../../theme/layered.css.ts';
import { withVariants } from '../../theme/variants.ts';
import { card } from '../Card/Card.css.ts';

const base = layered({
  background: vars.color.page,
  borderBlockStart: `1px solid ${vars.color.line}`,
  display: 'grid',
  gap: vars.space.xs,
  gridTemplateColumns: 'minmax(0, 1fr)',
  insetBlockEnd: 0,
  paddingBlock: `${vars.space.s} max(${vars.space.s}, ${safeInset('bottom')})`,
  position: 'sticky',
  // Above the chips, which have their own layer.
  zIndex: 1,
  selectors: { [`.${card.base} &`]: { background: vars.color.surface } },
});

export const foot = withVariants({
  base,
  variants: {
    isAboveBar: {
      true: layered({
        insetBlockEnd: `calc(3.5rem + ${safeInset('bottom')})`,
        paddingBlock: vars.space.s,
        '@media': { [abovePhone]: { insetBlockEnd: 0 } },
      }),
      false: layered({}),
    },
  },
});

export const note = layered({ color: vars.color.muted, fontSize: vars.size.s, textAlign: 'center' });
