import { useReducer, useRef } from 'react';
import type { LongListOptions, WindowVirtualizer } from './long-rows.ts';
import { useBeforePaint } from './use-heights.ts';
import type { LongList } from './use-long-rows.ts';

/** The virtualizer, once its code is loaded. */
export function useWindowVirtualizer(
  long: LongList | null | undefined,
  list: Omit<LongListOptions, 'onChange'>,
): WindowVirtualizer | null {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const held = useRef<WindowVirtualizer | null>(null);
  if (long) held.current = long.virtualizerOf(held.current, { ...list, onChange: render });
  useBeforePaint(() => held.current?._didMount(), [long]);
  useBeforePaint(() => held.current?._willUpdate());
  return held.current;
}
