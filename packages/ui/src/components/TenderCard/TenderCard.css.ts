import { vars } from '../../theme/contract.css.ts';
import { abovePhone, layered } from '../../theme/layered.css.ts';

/** Lines between notices on a phone, cards on a wider screen. */
export const card = layered({
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  display: 'grid',
  gap: vars.space.xs,
  marginInline: `calc(${vars.space.m} * -1)`,
  padding: vars.space.m,
  position: 'relative',
  transition: `border-color ${vars.motion.quick}`,
  '@media': {
    [abovePhone]: {
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.card,
      marginInline: 0,
      selectors: { '&:hover': { borderColor: vars.color.muted } },
    },
  },
});

export const row = layered({
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xxs} ${vars.space.s}`,
  justifyContent: 'space-between',
});

/** At most three lines; the link in it covers the whole card. */
export const title = layered({
  display: '-webkit-box',
  fontWeight: 600,
  lineHeight: vars.leading.heading,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
});

export const age = layered({ color: vars.color.muted, fontSize: vars.size.s, whiteSpace: 'nowrap' });

export const meta = layered({
  color: vars.color.muted,
  fontSize: vars.size.s,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const end = layered({ color: vars.color.muted, fontSize: vars.size.s });
