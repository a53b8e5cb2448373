import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';
import { withVariants } from '../../theme/variants.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const bar = withVariants({
  base: layered({
    // Content that comes within 150 ms is not preceded by a grey flash.
    animation: `${appear} ${vars.motion.quick} 150ms backwards`,
    background: vars.color.skeleton,
    borderRadius: vars.radius.control,
    display: 'block',
  }),
  variants: {
    height: {
      text: layered({ height: '0.875rem' }),
      badge: layered({ height: '1.375rem' }),
      line: layered({ height: '1.25rem' }),
      title: layered({ height: '1.5rem' }),
      logo: layered({ height: '2.5rem' }),
      toggle: layered({ height: '4.5rem' }),
      card: layered({ height: '9rem' }),
      box: layered({ height: '12rem' }),
    },
    width: {
      third: layered({ width: '33%' }),
      half: layered({ width: '50%' }),
      most: layered({ width: '85%' }),
      full: layered({ width: '100%' }),
    },
  },
  defaults: { height: 'line', width: 'full' },
});

export const lines = layered({ display: 'grid', gap: vars.space.xs });
