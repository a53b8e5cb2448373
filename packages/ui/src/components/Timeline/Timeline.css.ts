import { vars } from '../../theme/contract.css.ts';
import { layered, notOnPaper } from '../../theme/layered.css.ts';
import { withVariants } from '../../theme/variants.ts';

export const list = layered({ display: 'grid' });

/** Drawn as a border, which forced colours show as well. */
const point = (width: string, color: string) =>
  layered({ selectors: { '&::before': { borderColor: color, borderWidth: width } } });

/** A line leads from each to the next. */
export const event = withVariants({
  base: layered({
    borderInlineStart: `2px solid ${vars.color.line}`,
    display: 'grid',
    marginInlineStart: vars.space.xxs,
    overflowWrap: 'anywhere',
    paddingBlockEnd: vars.space.m,
    paddingInlineStart: vars.space.m,
    position: 'relative',
    '@media': { print: { breakInside: 'avoid' } },
    selectors: {
      '&:last-child': { borderInlineStartColor: 'transparent', paddingBlockEnd: 0 },
      '&::before': {
        background: vars.color.page,
        borderRadius: vars.radius.full,
        borderStyle: 'solid',
        boxSizing: 'border-box',
        content: '""',
        height: '0.75rem',
        insetBlockStart: '0.375rem',
        insetInlineStart: 'calc(-0.375rem - 1px)',
        position: 'absolute',
        width: '0.75rem',
      },
    },
  }),
  variants: {
    phase: {
      past: point('2px', vars.color.ink),
      now: `${point('0.375rem', vars.color.ink)} ${layered({ '@media': notOnPaper })}`,
      ahead: point('2px', vars.color.control),
    },
  },
  defaults: { phase: 'past' },
});

export const what = layered({ fontWeight: 600 });

export const when = layered({
  color: vars.color.muted,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
  // "about 25 Jan" begins the line.
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});

export const detail = layered({ color: vars.color.muted, fontSize: vars.size.s });
