import { vars } from '../../theme/contract.css.ts';
import { abovePhone, layered } from '../../theme/layered.css.ts';

export const card = layered({
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.floating,
  minWidth: 0,
  overflow: 'hidden',
  textAlign: 'start',
});

/** The double rule of a newspaper's date line. */
export const head = layered({
  alignItems: 'baseline',
  borderBlockEnd: `3px double ${vars.color.ink}`,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.s}`,
  justifyContent: 'space-between',
  padding: `${vars.space.s} ${vars.space.m}`,
});

export const note = layered({
  color: vars.color.open,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
});

export const list = layered({ display: 'grid' });

export const item = layered({
  alignItems: 'center',
  display: 'flex',
  gap: vars.space.s,
  minWidth: 0,
  padding: `${vars.space.s} ${vars.space.m}`,
  position: 'relative',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: vars.color.sunken } } } },
});

export const words = layered({ display: 'grid', flex: 1, minWidth: 0 });

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Two lines on a phone, where one would hold half of a title. */
export const title = layered({
  display: '-webkit-box',
  fontWeight: 600,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  '@media': { [abovePhone]: { ...oneLine, display: 'block' } },
});
export const text = layered({ ...oneLine, color: vars.color.muted, fontSize: vars.size.s });
