import type { ReactElement } from 'react';
import * as styles from './Illustration.css.ts';

interface Drawing {
  /** Centre of the saffron spot. */
  spot: readonly [x: number, y: number];
  /** Closed shapes such as paper, which hide the spot. */
  shapes: string;
  /** Lines on top. */
  strokes: string;
}

const drawings = {
  broken: {
    spot: [84, 34],
    shapes: 'M32 22h34l-5 14 7 9-8 12 5 17H32a4 4 0 0 1-4-4V26a4 4 0 0 1 4-4Z',
    strokes: 'M76 30l10-4 5 46-14 2 3-15-6-10 7-10-5-9ZM37 36h16M37 46h18M37 56h12',
  },
  empty: {
    spot: [88, 28],
    shapes: 'M22 46h20l6 10h24l6-10h20v26a4 4 0 0 1-4 4H26a4 4 0 0 1-4-4V46Z',
    strokes: 'M22 46l10-22h38M98 46l-6-13M44 34h18M41 40h28',
  },
  nothingFound: {
    spot: [80, 30],
    shapes: 'M34 16h34a4 4 0 0 1 4 4v56a4 4 0 0 1-4 4H34a4 4 0 0 1-4-4V20a4 4 0 0 1 4-4Z',
    strokes: 'M39 28h22M39 38h14M39 48h9M76 66a14 14 0 1 0 0-28 14 14 0 0 0 0 28ZM86 62l14 14M71 52h10',
  },
  nothingSaved: {
    spot: [82, 30],
    shapes: 'M44 14h32a4 4 0 0 1 4 4v62L60 64 40 80V18a4 4 0 0 1 4-4Z',
    strokes: 'M52 36h16M60 28v16',
  },
  offline: {
    spot: [86, 28],
    shapes: 'M36 72a15 15 0 0 1-2-30 22 22 0 0 1 42-3 17 17 0 0 1 6 33H36Z',
    strokes: 'M50 50l16 16M66 50 50 66',
  },
  paid: {
    spot: [84, 60],
    shapes: 'M36 14h42v64l-7-5-7 5-7-5-7 5-7-5-7 5V14Z',
    strokes: 'M45 28h24M45 38h24M45 48h10M76 62l6 6 12-13',
  },
  welcome: {
    spot: [86, 26],
    shapes: 'M30 20h60a4 4 0 0 1 4 4v40a4 4 0 0 1-4 4H30a4 4 0 0 1-4-4V24a4 4 0 0 1 4-4Z',
    strokes: 'M60 20v-8M44 68l-6 14M76 68l6 14M36 32h22v24H36V32ZM66 34h18M66 42h18M66 50h11M41 40h12M41 47h8',
  },
} as const satisfies Record<string, Drawing>;

export type IllustrationName = keyof typeof drawings;
export const illustrationNames = /* @__PURE__ */ Object.keys(drawings) as IllustrationName[];

/** Decorative: the text under it says the same. Each has thin lines and one saffron spot. */
export function Illustration({ name }: { name: IllustrationName }): ReactElement {
  const { spot, shapes, strokes }: Drawing = drawings[name];
  return (
    <svg aria-hidden="true" className={styles.picture} viewBox="0 0 120 96">
      <circle className={styles.spot} cx={spot[0]} cy={spot[1]} r="13" />
      <path className={styles.lines} d={shapes} />
      <path d={strokes} />
      <path d="M14 88h92" strokeDasharray="0 5" />
    </svg>
  );
}
