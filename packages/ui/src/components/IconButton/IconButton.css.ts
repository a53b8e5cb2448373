import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { forcedColors, layered } from '../../theme/layered.css.ts';

export const button = recipe({
  base: layered({
    alignItems: 'center',
    background: 'transparent',
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    color: vars.color.muted,
    cursor: 'pointer',
    display: 'inline-flex',
    flex: 'none',
    height: vars.density.control,
    justifyContent: 'center',
    transition: `background-color ${vars.motion.quick}`,
    width: vars.density.control,
    selectors: {
      '&:hover': { background: vars.color.sunken, color: vars.color.text },
      '&[aria-pressed="true"]': { background: vars.color.inkSoft, color: vars.color.link },
      '&[aria-busy="true"]': { cursor: 'progress', opacity: 0.6 },
    },
    '@media': {
      [forcedColors]: {
        selectors: { '&[aria-pressed="true"]': { background: vars.color.ink, color: vars.color.onInk } },
      },
    },
  }),
  variants: {
    look: {
      plain: layered({}),
      bordered: layered({ background: vars.color.surface, borderColor: vars.color.control, color: vars.color.text }),
    },
  },
});
