import { vars } from '../../theme/contract.css.ts';
import { forcedColors, layered, notOnPaper, ownColors, pageEdge, ringOffset } from '../../theme/layered.css.ts';

/** The same background as the rows below and the Telegram frame above. */
export const head = layered({
  background: vars.color.surface,
  paddingBlock: vars.space.xs,
  paddingInline: `${pageEdge('left')} ${pageEdge('right')}`,
  '@media': notOnPaper,
});

/** As wide as the list. */
export const content = layered({
  display: 'grid',
  gap: vars.space.xs,
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginInline: 'auto',
  maxWidth: '47.5rem',
});

export const places = layered({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  display: 'grid',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  vars: { [ringOffset]: '1px' },
});

export const place = layered({
  alignItems: 'center',
  borderRadius: `calc(${vars.radius.card} - 1px)`,
  display: 'flex',
  // Small enough that two words and a count fit into half of the narrowest phone.
  fontSize: `min(${vars.size.m}, 4.2vw)`,
  fontWeight: 550,
  gap: vars.space.xs,
  justifyContent: 'center',
  minHeight: `calc(${vars.density.control} - 2px)`,
  paddingInline: vars.space.xs,
  selectors: { '[aria-current="page"] > &': { background: vars.color.ink, color: vars.color.onInk, ...ownColors } },
  '@media': {
    [forcedColors]: { selectors: { '[aria-current="page"] > &': { outline: `2px solid ${vars.color.ink}` } } },
  },
});

export const words = layered({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const tools = layered({
  alignItems: 'center',
  display: 'grid',
  gap: vars.space.xxs,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  marginInlineEnd: `calc(${vars.space.s} * -1)`,
});

/** Flat, as in Telegram. It holds two links: one opens the search for typing, one for choosing. */
export const field = layered({
  background: vars.color.sunken,
  borderRadius: vars.radius.card,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  vars: { [ringOffset]: '-2px' },
  '@media': { [forcedColors]: { border: `1px solid ${vars.color.control}` } },
});

const part = {
  alignItems: 'center',
  borderRadius: vars.radius.card,
  display: 'flex',
  gap: vars.space.xs,
  minHeight: vars.density.control,
} as const;

export const search = layered({ ...part, color: vars.color.muted, paddingInlineStart: vars.space.s });

export const filter = layered({
  ...part,
  color: vars.color.text,
  justifyContent: 'center',
  minWidth: vars.density.control,
  // Keeps visually hidden text inside this box.
  position: 'relative',
});
