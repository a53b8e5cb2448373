import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const message = layered({
  display: 'grid',
  gap: vars.space.s,
  gridTemplateColumns: 'minmax(0, auto)',
  justifyContent: 'center',
  justifyItems: 'center',
  paddingBlock: vars.space.xl,
  textAlign: 'center',
});

export const symbol = layered({ color: vars.color.muted, fontSize: vars.size.xl });

/** Two actions stand below each other where they do not fit. */
export const action = layered({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  justifyContent: 'center',
  justifySelf: 'stretch',
});

/** Keeps lines short, as long ones are hard to follow. */
export const words = layered({ maxWidth: '28rem' });
