import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const avatar = layered({
  alignItems: 'center',
  background: vars.color.inkSoft,
  borderRadius: vars.radius.full,
  color: vars.color.link,
  display: 'inline-flex',
  fontSize: vars.size.s,
  fontWeight: 650,
  height: '2.25rem',
  justifyContent: 'center',
  width: '2.25rem',
});

export const person = layered({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  marginBlockEnd: vars.space.xxs,
  overflowWrap: 'anywhere',
  padding: vars.space.s,
});

export const name = layered({ fontWeight: 600 });
export const belongsTo = layered({ color: vars.color.muted, fontSize: vars.size.s });

/** Set apart from the links, because it ends the session. */
export const leave = layered({
  borderBlockStart: `1px solid ${vars.color.line}`,
  marginBlockStart: vars.space.xxs,
  paddingBlockStart: vars.space.xxs,
});
