import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

/** Beside a button as long as "Pay 2,360 birr", the text has three lines here, in Amharic too. */
const smallestPhones = 'screen and (max-width: 22.4375rem)';

/** Two lines beside the button; with large letters the button moves below. */
export const banner = layered({
  alignItems: 'center',
  background: vars.color.inkSoft,
  borderRadius: vars.radius.card,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.s}`,
  justifyContent: 'space-between',
  minHeight: '4rem',
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.s,
  '@media': { [smallestPhones]: { columnGap: vars.space.xs, paddingInline: vars.space.xs } },
});

export const words = layered({ flex: '1 1 6rem', lineHeight: 1.35, minWidth: 0 });
export const title = layered({ fontSize: vars.size.s, fontWeight: 600 });
export const text = layered({ color: vars.color.muted, fontSize: vars.size.s, fontVariantNumeric: 'tabular-nums' });
export const action = layered({ display: 'grid', flex: '0 0 auto', maxInlineSize: '100%', minWidth: 0 });
