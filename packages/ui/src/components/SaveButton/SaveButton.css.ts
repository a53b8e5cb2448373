import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

const settle = keyframes({ from: { transform: 'scale(0.7)' } });

export const button = recipe({
  base: layered({
    alignItems: 'center',
    background: 'transparent',
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    color: vars.color.link,
    cursor: 'pointer',
    display: 'inline-flex',
    fontWeight: 600,
    minHeight: vars.density.control,
    minWidth: vars.density.control,
    position: 'relative',
    whiteSpace: 'nowrap',
    // Above the link that covers the card around it.
    zIndex: 1,
    selectors: {
      '&:hover': { background: vars.color.sunken },
      '&[aria-busy="true"]': { cursor: 'progress' },
    },
  }),
  variants: {
    look: {
      text: layered({
        fontSize: vars.size.s,
        gap: vars.space.xxs,
        marginInline: `calc(${vars.space.xs} * -1)`,
        paddingInline: vars.space.xs,
      }),
      button: layered({
        borderColor: vars.color.control,
        gap: vars.space.xs,
        justifyContent: 'center',
        paddingInline: vars.space.m,
      }),
    },
  },
});

export const sign = layered({
  display: 'inline-flex',
  selectors: {
    '[data-saved="true"] > &': { animation: `${settle} ${vars.motion.spring}` },
  },
});
