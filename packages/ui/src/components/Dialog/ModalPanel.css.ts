import { globalStyle, keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { abovePhone, layered, pageEdge } from '../../theme/layered.css.ts';
import { componentLayer } from '../../theme/layers.css.ts';
import { withVariants } from '../../theme/variants.ts';
import { coveredHeight } from './above-keyboard.ts';

const covered = `var(${coveredHeight}, 0px)`;
const fade = keyframes({ from: { opacity: 0 } });
const fadeAway = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { transform: 'translateY(1.5rem)' } });

/** A closed panel stays on top until it has faded; older browsers hide it at once. */
const stayToFade = ['display', 'overlay'].map((name) => `${name} ${vars.motion.quick} allow-discrete`).join(', ');

/** Darkens the whole page. */
export const scrim = layered({
  animation: `${fade} ${vars.motion.quick}`,
  background: vars.color.scrim,
  border: 0,
  height: 'auto',
  inset: 0,
  margin: 0,
  overflow: 'hidden',
  padding: 0,
  position: 'fixed',
  selectors: {
    '&:not(:popover-open)': { animation: `${fadeAway} ${vars.motion.quick} forwards`, transition: stayToFade },
  },
  width: 'auto',
  zIndex: vars.layer.overlay,
});

export const panel = withVariants({
  base: layered({
    animation: `${rise} ${vars.motion.settle}`,
    background: vars.color.surface,
    boxShadow: vars.shadow.floating,
    color: vars.color.text,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // Very large letters can make head and foot fill a small screen. Then everything scrolls.
    gridTemplateRows: 'max-content minmax(4.5rem, 1fr) auto',
    outline: 'none',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    position: 'absolute',
  }),
  variants: {
    shape: {
      middle: layered({
        borderRadius: vars.radius.card,
        height: 'fit-content',
        inset: `0 0 ${covered} 0`,
        margin: 'auto',
        maxHeight: `calc(100dvh - 2 * ${vars.space.m} - ${covered})`,
        width: `min(32rem, calc(100% - 2 * ${vars.space.m}))`,
      }),
      drawer: layered({
        inset: `0 0 ${covered} 0`,
        '@media': {
          [abovePhone]: { insetInlineStart: 'auto', width: 'min(25rem, 100%)' },
        },
      }),
    },
  },
});

/** A word that does not fit beside the button moves below it, in one piece if possible. */
export const head = layered({
  alignItems: 'center',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  display: 'flex',
  flexWrap: 'wrap-reverse',
  gap: vars.space.s,
  justifyContent: 'flex-end',
  minHeight: '3.5rem',
  paddingBlock: vars.space.xs,
  paddingInline: `${pageEdge('left')} ${vars.space.xs}`,
});

export const title = layered({ flex: '1 1 min-content', maxWidth: '100%' });
globalStyle(`${title} > *`, { '@layer': { [componentLayer]: { overflowWrap: 'break-word' } } });

/** Only this part scrolls: title and foot stay visible. */
export const body = layered({
  alignContent: 'start',
  display: 'grid',
  gap: vars.space.m,
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: vars.space.m,
  paddingInline: `${pageEdge('left')} ${pageEdge('right')}`,
});

export const foot = layered({
  borderBlockStart: `1px solid ${vars.color.line}`,
  // On a phone the buttons take the whole width, within reach of either thumb.
  display: 'grid',
  gap: vars.space.xs,
  gridAutoColumns: '1fr',
  gridAutoFlow: 'column',
  justifyContent: 'stretch',
  paddingBlock: `${vars.space.s} max(${vars.space.s}, env(safe-area-inset-bottom, 0px))`,
  paddingInline: `${pageEdge('left')} ${pageEdge('right')}`,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [abovePhone]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end' } },
});

export const description = layered({ color: vars.color.muted, overflowWrap: 'anywhere' });
