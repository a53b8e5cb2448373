import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const date = layered({ display: 'inline-block', fontVariantNumeric: 'tabular-nums' });

export const other = recipe({
  base: layered({ color: vars.color.muted, fontSize: vars.size.s }),
  variants: { layout: { stacked: layered({ display: 'block' }), inline: layered({ whiteSpace: 'nowrap' }) } },
  defaultVariants: { layout: 'stacked' },
});
