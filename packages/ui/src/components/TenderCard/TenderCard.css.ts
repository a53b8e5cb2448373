import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { abovePhone, forcedColors, layered } from '../../theme/layered.css.ts';
import { componentLayer } from '../../theme/layers.css.ts';

/** Lines between notices on a phone, cards on a wider screen. */
export const card = layered({
  background: vars.color.surface,
  border: `0 solid ${vars.color.line}`,
  borderBlockEndWidth: 1,
  display: 'grid',
  gap: vars.space.xs,
  marginInline: `calc(${vars.space.m} * -1)`,
  padding: `${vars.density.row} ${vars.space.m}`,
  position: 'relative',
  transition: `border-color ${vars.motion.quick}`,
  selectors: {
    // A bar and not a ring: the ring is for the focus.
    '&[data-current="true"]': { boxShadow: `inset ${vars.space.xxs} 0 ${vars.color.ink}` },
    '&[data-current="true"]:dir(rtl)': { boxShadow: `inset calc(-1 * ${vars.space.xxs}) 0 ${vars.color.ink}` },
  },
  '@media': {
    [abovePhone]: {
      borderRadius: vars.radius.card,
      // Not the whole border: its colour would come in from that of the text.
      borderWidth: 1,
      marginInline: 0,
      selectors: { '&:hover': { borderColor: vars.color.muted }, '& + &': { marginBlockStart: vars.space.s } },
    },
    // Which has no shadows.
    [forcedColors]: {
      selectors: { '&[data-current="true"]': { borderInlineStart: `${vars.space.xxs} solid ${vars.color.ink}` } },
    },
  },
});

export const row = layered({
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xxs} ${vars.space.s}`,
  justifyContent: 'space-between',
});

/** At most three lines; the link in it covers the whole card. */
export const title = layered({
  display: '-webkit-box',
  fontWeight: 600,
  lineHeight: vars.leading.heading,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
});

// Read before: a step back, and still easy to read. The browser knows by itself.
globalStyle(`${title} a:visited`, {
  '@layer': { [componentLayer]: { color: `color-mix(in srgb, ${vars.color.text} 60%, ${vars.color.muted})` } },
});

export const age = layered({ color: vars.color.muted, fontSize: vars.size.s, whiteSpace: 'nowrap' });

export const meta = layered({
  color: vars.color.muted,
  fontSize: vars.size.s,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

const line = (size: string, leading: string) => `calc(${size} * ${leading})`;
const lineOfFoot = line(vars.size.s, vars.leading.body);

/** Until when, where the notice stood, and the save button: two lines, also where there is less to say. */
export const foot = layered({
  alignItems: 'center',
  columnGap: vars.space.s,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  minHeight: `calc(2 * ${lineOfFoot})`,
});

export const deadline = layered({
  columnGap: vars.space.xs,
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: vars.size.s,
  gridColumn: '1 / -1',
});

/** Larger than the line it stands in. */
export const action = layered({
  display: 'flex',
  gridColumnStart: 2,
  marginBlock: `calc((${lineOfFoot} - ${vars.density.control}) / 2)`,
});

/** As tall as the lines of a card whose title has two of them: nothing moves when it comes. */
export const pending = {
  badge: layered({
    alignContent: 'center',
    display: 'grid',
    height: `calc(${line(vars.size.xs, vars.leading.body)} + 0.25rem)`,
  }),
  title: layered({
    alignContent: 'space-around',
    display: 'grid',
    height: line(`2 * ${vars.size.m}`, vars.leading.heading),
  }),
  line: layered({ alignContent: 'center', display: 'grid', height: lineOfFoot }),
  foot: layered({ alignContent: 'space-around', display: 'grid', height: `calc(2 * ${lineOfFoot})` }),
};
