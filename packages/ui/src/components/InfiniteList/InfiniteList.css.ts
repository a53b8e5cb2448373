import { vars } from '../../theme/contract.css.ts';
import { abovePhone, layered } from '../../theme/layered.css.ts';

/** Rows that stand where they were measured to stand: their container only holds the room. */
export const rows = layered({ position: 'relative' });

/** The gap belongs to the row, so that its height is all there is to measure. */
export const row = layered({ '@media': { [abovePhone]: { paddingBlockEnd: vars.space.s } } });

export const placed = layered({ insetBlockStart: 0, insetInline: 0, position: 'absolute' });

export const end = layered({ color: vars.color.muted, paddingBlock: vars.space.l, textAlign: 'center' });
