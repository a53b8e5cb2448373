import { vars } from '../../theme/contract.css.ts';
import { abovePhone, layered } from '../../theme/layered.css.ts';
import { withVariants } from '../../theme/variants.ts';

const phone = 'screen and (max-width: 40rem)';

const asBlock = layered({ '@media': { [phone]: { display: 'block' } } });
/** Visually hidden: screen readers still read a cell's headers. */
const readOnly = layered({
  '@media': {
    [phone]: { clipPath: 'inset(50%)', height: '1px', overflow: 'hidden', position: 'absolute', width: '1px' },
  },
});

/** Wide content scrolls here and never widens the page. */
export const box = withVariants({
  base: layered({ overflow: 'auto', overscrollBehaviorX: 'contain' }),
  variants: { hasStickyHead: { true: layered({ maxHeight: '70dvh' }), false: layered({}) } },
});

export const table = withVariants({
  base: layered({ textAlign: 'start', width: '100%' }),
  variants: { onPhone: { cards: asBlock, lines: asBlock, scroll: layered({}) } },
});

export const caption = layered({ fontWeight: 600, paddingBlockEnd: vars.space.xs, textAlign: 'start' });

/** Elements around the cells: on a phone they become blocks, and a row becomes a card. */
export const blocks = withVariants({
  variants: { onPhone: { cards: asBlock, lines: asBlock, scroll: layered({}) } },
});

export const head = withVariants({
  base: layered({ background: vars.color.sunken }),
  variants: {
    onPhone: { cards: readOnly, lines: readOnly, scroll: layered({}) },
    hasStickyHead: { true: layered({ insetBlockStart: 0, position: 'sticky' }), false: layered({}) },
  },
});

export const row = withVariants({
  base: layered({ borderBlockEnd: `1px solid ${vars.color.line}` }),
  variants: {
    onPhone: {
      cards: layered({ '@media': { [phone]: { display: 'block', paddingBlock: vars.density.row } } }),
      lines: layered({
        '@media': {
          [phone]: {
            alignItems: 'start',
            columnGap: vars.space.m,
            display: 'grid',
            // The places at the start and at the end fill up independently.
            gridAutoFlow: 'dense',
            // With large text, the end would otherwise leave the start one letter a line.
            gridTemplateColumns: 'minmax(min(8rem, 33%), 1fr) auto',
            paddingBlock: vars.space.s,
          },
        },
      }),
      scroll: layered({}),
    },
  },
});

const cellBox = { paddingBlock: vars.density.row, paddingInline: vars.space.s, verticalAlign: 'top' } as const;

export const header = withVariants({
  base: layered({
    ...cellBox,
    color: vars.color.muted,
    fontSize: vars.size.s,
    fontWeight: 600,
    paddingBlock: vars.space.xs,
    textAlign: 'start',
  }),
  variants: { isNumeric: { true: layered({ textAlign: 'end' }), false: layered({}) } },
});

export const cell = withVariants({
  base: layered({ ...cellBox, fontWeight: 400, overflowWrap: 'anywhere', textAlign: 'start' }),
  variants: {
    isNumeric: {
      true: layered({ fontVariantNumeric: 'tabular-nums', textAlign: 'end', whiteSpace: 'nowrap' }),
      false: layered({ minWidth: '8rem' }),
    },
    isUnbroken: {
      true: layered({ '@media': { [abovePhone]: { minWidth: 0, whiteSpace: 'nowrap' } } }),
      false: layered({}),
    },
    isRowHeader: { true: layered({ fontWeight: 600 }), false: layered({}) },
    onPhone: {
      cards: layered({
        '@media': {
          [phone]: {
            display: 'flex',
            flexWrap: 'wrap',
            gap: `0 ${vars.space.m}`,
            justifyContent: 'space-between',
            minWidth: 0,
            padding: `${vars.space.xxs} 0`,
            whiteSpace: 'normal',
          },
        },
      }),
      lines: layered({ '@media': { [phone]: { minWidth: 0, padding: 0 } } }),
      scroll: layered({}),
    },
    phonePlace: {
      start: layered({ '@media': { [phone]: { gridColumn: 1 } } }),
      end: layered({ '@media': { [phone]: { gridColumn: 2, justifySelf: 'end', textAlign: 'end' } } }),
      bottom: layered({ '@media': { [phone]: { gridColumn: '1 / -1', order: 1 } } }),
    },
  },
});

/** A cell's header, beside it in a card. */
export const name = layered({
  color: vars.color.muted,
  flex: '0 0 auto',
  maxWidth: '100%',
  fontSize: vars.size.s,
  fontWeight: 400,
  '@media': { [abovePhone]: { display: 'none' } },
});

export const value = layered({ minWidth: 0, '@media': { [phone]: { marginInlineStart: 'auto', textAlign: 'end' } } });
