import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { formWidth, layered } from '../../theme/layered.css.ts';
import { componentLayer } from '../../theme/layers.css.ts';
import { withVariants } from '../../theme/variants.ts';

const { xxs, xs, s, m, l, xl, xxl } = vars.space;

const ruled = layered({});
globalStyle(`${ruled} > * + *`, {
  '@layer': { [componentLayer]: { borderBlockStart: `1px solid ${vars.color.line}`, paddingBlockStart: s } },
});

const cornered = layered({});
globalStyle(`${cornered} > :first-child`, {
  // With large text on a phone the badge goes below, instead of leaving the text one letter a line.
  '@layer': { [componentLayer]: { flex: '1 1 min(8rem, 100%)' } },
});

export const stack = withVariants({
  base: layered({ display: 'flex', minWidth: 0 }),
  variants: {
    direction: {
      column: layered({ flexDirection: 'column' }),
      row: layered({ alignItems: 'center', flexDirection: 'row', flexWrap: 'wrap' }),
    },
    gap: {
      xxs: layered({ gap: xxs }),
      xs: layered({ gap: xs }),
      s: layered({ gap: s }),
      m: layered({ gap: m }),
      l: layered({ gap: l }),
      xl: layered({ gap: xl }),
      /** Between the sections of a landing page. */
      xxl: layered({ gap: xxl }),
    },
    isRuled: { true: [ruled, layered({ gap: s })].join(' '), false: '' },
    width: { form: layered({ maxWidth: formWidth }) },
    wrap: { none: layered({ flexWrap: 'nowrap' }) },
    align: {
      start: layered({ alignItems: 'flex-start' }),
      center: layered({ alignItems: 'center' }),
      /** The end of a row. */
      end: layered({ justifyContent: 'flex-end' }),
      between: layered({ justifyContent: 'space-between' }),
      /** A long text in a row with a badge, which stays in the corner. */
      cornered: [cornered, layered({ alignItems: 'start' })].join(' '),
    },
  },
  defaults: { direction: 'column', gap: 'm' },
});
