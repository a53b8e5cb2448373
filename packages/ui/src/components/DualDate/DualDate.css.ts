import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';
import { withVariants } from '../../theme/variants.ts';

export const date = layered({ display: 'inline-block', fontVariantNumeric: 'tabular-nums' });

export const other = withVariants({
  base: layered({ color: vars.color.muted, fontSize: vars.size.s }),
  variants: { layout: { stacked: layered({ display: 'block' }), inline: layered({ display: 'inline-block' }) } },
  defaults: { layout: 'stacked' },
});
