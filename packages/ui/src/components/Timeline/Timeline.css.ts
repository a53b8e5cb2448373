import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const list = layered({ display: 'grid' });

/** A line leads from each to the next. */
export const event = layered({
  borderInlineStart: `2px solid ${vars.color.line}`,
  display: 'grid',
  gap: vars.space.xxs,
  marginInlineStart: vars.space.xxs,
  overflowWrap: 'anywhere',
  paddingBlockEnd: vars.space.l,
  paddingInlineStart: vars.space.m,
  position: 'relative',
  selectors: {
    '&:last-child': { borderInlineStartColor: 'transparent', paddingBlockEnd: 0 },
    // Drawn as a border, which systems with few colours of their own show as well.
    '&::before': {
      border: `0.3125rem solid ${vars.color.control}`,
      borderRadius: vars.radius.full,
      content: '""',
      insetBlockStart: '0.4375rem',
      insetInlineStart: 'calc(-0.3125rem - 1px)',
      position: 'absolute',
    },
  },
});

export const what = layered({ fontWeight: 600 });

export const where = layered({ color: vars.color.muted, fontSize: vars.size.s });
