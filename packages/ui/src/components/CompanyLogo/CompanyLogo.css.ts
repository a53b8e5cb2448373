import { vars } from '../../theme/contract.css.ts';
import { abovePhone, layered, onDark } from '../../theme/layered.css.ts';
import { oklch } from '../../theme/oklch.ts';
import { withVariants } from '../../theme/variants.ts';
import { chroma, hues, lightness, type Tone } from './tones.ts';

const toned = (tone: Tone) => layered({ background: oklch(lightness, chroma, hues[tone]), color: 'white' }, tone);

export const frame = withVariants({
  base: layered({
    alignItems: 'center',
    background: vars.color.inkSoft,
    borderRadius: vars.radius.card,
    color: vars.color.link,
    display: 'inline-flex',
    flex: 'none',
    fontWeight: 650,
    isolation: 'isolate',
    justifyContent: 'center',
    lineHeight: 1,
    overflow: 'hidden',
    position: 'relative',
    // White initials could not be read on paper without their background.
    printColorAdjust: 'exact',
    whiteSpace: 'nowrap',
  }),
  variants: {
    on: { light: layered({ color: 'black' }), dark: layered({ color: 'white' }) },
    tone: {
      blue: toned('blue'),
      brown: toned('brown'),
      teal: toned('teal'),
      green: toned('green'),
      red: toned('red'),
      violet: toned('violet'),
    },
    size: {
      s: layered({ fontSize: vars.size.xs, height: vars.space.xl, width: vars.space.xl }),
      m: layered({ fontSize: vars.size.s, height: '2.5rem', width: '2.5rem' }),
      // Small on a phone, to leave room for the list below.
      l: layered({
        fontSize: vars.size.s,
        height: '2.5rem',
        width: '2.5rem',
        '@media': { [abovePhone]: { fontSize: vars.size.xl, height: '4.5rem', width: '4.5rem' } },
      }),
    },
  },
  defaults: { size: 'm' },
});

/** Logos are drawn for white paper. Among dark colours they have a margin of it, so that a round or dark logo does not touch the dark. */
export const picture = layered({
  background: 'white',
  height: '100%',
  objectFit: 'contain',
  width: '100%',
  ...onDark({ padding: '7%' }),
});

export const fill = layered({ blockSize: '100%', inlineSize: '100%', inset: 0, position: 'absolute', zIndex: -1 });
