import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const button = recipe({
  base: layered({
    alignItems: 'center',
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    display: 'inline-flex',
    fontWeight: 600,
    gap: vars.space.xs,
    justifyContent: 'center',
    minHeight: '2.75rem',
    minWidth: '2.75rem',
    padding: `${vars.space.xs} ${vars.space.m}`,
    transition: `opacity ${vars.motion.quick}`,
    selectors: { '&:hover': { opacity: 0.9 }, '&[aria-busy="true"]': { cursor: 'progress', opacity: 0.85 } },
  }),
  variants: {
    tone: {
      primary: layered({ background: vars.color.ink, color: vars.color.onInk }),
      quiet: layered({ background: 'transparent', borderColor: vars.color.line, color: vars.color.text }),
    },
  },
  defaultVariants: { tone: 'primary' },
});
