import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const field = layered({
  border: 0,
  display: 'grid',
  gap: vars.space.xxs,
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
});

export const label = layered({
  fontSize: vars.size.s,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  // A legend stands outside of the grid, and takes no gap from it.
  selectors: { 'legend&': { marginBlockEnd: vars.space.xxs } },
});

/** A box with its words beside it, all of which can be pressed. */
export const choice = layered({
  alignItems: 'flex-start',
  cursor: 'pointer',
  display: 'flex',
  gap: vars.space.s,
  // One line of words stands in the middle.
  paddingBlock: `calc((${vars.density.control} - 1lh) / 2)`,
});

export const choiceName = layered({ minWidth: 0, overflowWrap: 'anywhere' });

export const mark = layered({ color: vars.color.muted, fontWeight: 400 });

export const hint = layered({
  color: vars.color.muted,
  fontSize: vars.size.s,
  overflowWrap: 'anywhere',
  selectors: {
    [`${choice} + &`]: {
      marginBlockStart: `calc(${vars.space.xs} * -1)`,
      paddingInlineStart: `calc(1.25rem + ${vars.space.s})`,
    },
  },
});

/** Its words may come later, or not at all. */
export const note = layered({ fontSize: vars.size.s, selectors: { '&:empty': { display: 'none' } } });

export const error = layered({
  alignItems: 'flex-start',
  color: vars.color.closed,
  display: 'flex',
  fontSize: vars.size.s,
  gap: vars.space.xxs,
  overflowWrap: 'anywhere',
});

export const errorSign = layered({ display: 'inline-flex', flex: 'none' });
