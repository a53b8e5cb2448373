import { vars } from '../../theme/contract.css.ts';
import { forcedColors, layered } from '../../theme/layered.css.ts';

export const list = layered({ display: 'flex', gap: vars.space.xs });

export const step = layered({
  borderBlockStart: `0.25rem solid ${vars.color.line}`,
  color: vars.color.muted,
  display: 'flex',
  flex: '1 1 0',
  flexWrap: 'wrap',
  fontSize: vars.size.s,
  gap: `0 ${vars.space.xxs}`,
  minWidth: 0,
  overflowWrap: 'anywhere',
  paddingBlockStart: vars.space.xs,
  selectors: {
    '&[data-state="done"]': { borderBlockStartColor: vars.color.ink },
    '&[data-state="current"]': { borderBlockStartColor: vars.color.ink, color: vars.color.text, fontWeight: 650 },
  },
  // All lines are of one or two colours then.
  '@media': { [forcedColors]: { selectors: { '&[data-state="ahead"]': { borderBlockStartStyle: 'dotted' } } } },
});

export const sign = layered({ alignSelf: 'start', color: vars.color.link, display: 'inline-flex' });
