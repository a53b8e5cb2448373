import { vars } from '../../theme/contract.css.ts';
import { forcedColors, layered } from '../../theme/layered.css.ts';

export const band = layered({
  alignItems: 'center',
  background: vars.color.ink,
  borderRadius: vars.radius.card,
  color: vars.color.onInk,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.m,
  justifyContent: 'space-between',
  padding: vars.space.l,
  '@media': { [forcedColors]: { outline: '1px solid' } },
});

export const words = layered({ display: 'grid', gap: vars.space.xxs, maxInlineSize: '40rem', minWidth: 0 });

export const action = layered({
  alignItems: 'center',
  background: vars.color.surface,
  borderRadius: vars.radius.control,
  color: vars.color.link,
  display: 'inline-flex',
  fontWeight: 600,
  minBlockSize: vars.density.control,
  padding: `${vars.space.xs} ${vars.space.l}`,
  '@media': { [forcedColors]: { outline: '1px solid' } },
});
