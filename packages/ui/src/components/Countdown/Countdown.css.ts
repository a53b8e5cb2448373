import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const timer = layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

export const part = layered({
  background: vars.color.sunken,
  borderRadius: vars.radius.control,
  display: 'grid',
  justifyItems: 'center',
  // Wide enough for "days", so that "day" takes the same room.
  minInlineSize: '4.5rem',
  padding: vars.space.xs,
});

export const value = layered({
  fontSize: vars.size.xl,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 650,
  lineHeight: vars.leading.heading,
  minInlineSize: '2ch',
  textAlign: 'center',
});

export const unit = layered({ color: vars.color.muted, fontSize: vars.size.xs });
