import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const logo = layered({
  alignItems: 'center',
  color: vars.color.text,
  display: 'inline-flex',
  fontSize: vars.size.l,
  fontWeight: 700,
  gap: vars.space.xs,
  letterSpacing: '-0.02em',
  lineHeight: 1.2,
  verticalAlign: 'middle',
  whiteSpace: 'nowrap',
  selectors: { '&:lang(am)': { letterSpacing: 0 } },
});

export const sign = layered({ flex: 'none', height: '1.5em', width: '1.5em' });
export const ground = layered({ fill: vars.color.ink });

export const letter = layered({ fill: vars.color.onInk });

/** Invisible, but still the accessible name of the logo's link. */
export const wideWord = layered({
  '@media': {
    'screen and (max-width: 22rem)': {
      clipPath: 'inset(50%)',
      inlineSize: '1px',
      overflow: 'hidden',
      position: 'absolute',
    },
  },
});
