import { vars } from '../../theme/contract.css.ts';
import { abovePhone, layered } from '../../theme/layered.css.ts';

/** Like GroupHeading, but as high as a button. */
export const heading = layered({
  alignItems: 'center',
  background: vars.color.sunken,
  borderBlockStart: `3px double ${vars.color.ink}`,
  columnGap: vars.space.s,
  cursor: 'pointer',
  display: 'flex',
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
  justifyContent: 'space-between',
  listStyle: 'none',
  marginInline: `calc(${vars.space.m} * -1)`,
  minHeight: vars.density.control,
  paddingInline: vars.space.m,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [abovePhone]: { borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}`, marginInline: 0 } },
});

export const label = layered({ fontSize: 'inherit', fontWeight: 600, lineHeight: 'inherit' });

export const sign = layered({
  display: 'inline-flex',
  transition: `transform ${vars.motion.quick}`,
  selectors: { '[open] > summary > &': { transform: 'rotate(180deg)' } },
});
