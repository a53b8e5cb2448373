import { vars } from '../../theme/contract.css.ts';
import { layered, shared } from '../../theme/layered.css.ts';

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
  // A legend is not laid out by the grid, so it needs its own margin.
  selectors: { 'legend&': { marginBlockEnd: vars.space.xxs } },
});

/** A box and its label, which can both be pressed. */
export const choice = layered({
  alignItems: 'flex-start',
  cursor: 'pointer',
  display: 'flex',
  gap: vars.space.s,
  // Centres a single line of text.
  paddingBlock: `calc((${vars.density.control} - 1lh) / 2)`,
});

export const choiceName = shared({ minWidth: 0, overflowWrap: 'anywhere' });

export const mark = layered({ color: vars.color.muted, fontWeight: 400 });

export const hint = layered({
  color: vars.color.muted,
  fontSize: vars.size.s,
  overflowWrap: 'anywhere',
  selectors: {
    // The controls of a group have labels of their own.
    'fieldset > &': { marginBlockEnd: vars.space.xxs },
    [`${choice} + &`]: {
      marginBlockStart: `calc(${vars.space.xs} * -1)`,
      paddingInlineStart: `calc(1.25rem + ${vars.space.s})`,
    },
  },
});

/** Its text may come later, or never. */
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
