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

/** Its link becomes a box, as only around a box there is a ring for the focus. */
export const place = layered({ display: 'grid' });

export const entry = layered({
  alignItems: 'center',
  borderRadius: vars.radius.control,
  color: vars.color.text,
  display: 'flex',
  gap: vars.space.s,
  minHeight: vars.density.control,
  paddingInline: vars.space.s,
  selectors: { '&:hover': { background: vars.color.sunken } },
});

/** Apart from the places, as it ends the visit. */
export const leave = layered({
  borderBlockStart: `1px solid ${vars.color.line}`,
  marginBlockStart: vars.space.xxs,
  paddingBlockStart: vars.space.xxs,
});

export const press = layered({
  background: 'none',
  border: 0,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  font: 'inherit',
  textAlign: 'start',
  width: '100%',
});
