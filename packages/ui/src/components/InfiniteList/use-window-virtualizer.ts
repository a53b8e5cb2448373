import type { Virtualizer, VirtualizerOptions } from '@tanstack/virtual-core';
import { useReducer, useRef } from 'react';
import { useBeforePaint } from './use-heights.ts';
import type { VirtualCore } from './use-virtual-core.ts';

type WindowVirtualizer = Virtualizer<Window, HTMLElement>;
type Options = VirtualizerOptions<Window, HTMLElement>;
type FromWindow = 'getScrollElement' | 'observeElementRect' | 'observeElementOffset' | 'scrollToFn' | 'onChange';

/**
 * Which rows of a list are near what the window shows, once the core that knows it is there. What is scrolled is
 * rendered with React's next batch: within the event of the scroll it would make one long task.
 */
export function useWindowVirtualizer(
  core: VirtualCore | null | undefined,
  options: Omit<Options, FromWindow>,
): WindowVirtualizer | null {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const held = useRef<WindowVirtualizer | null>(null);
  if (core) {
    const complete: Options = {
      ...options,
      getScrollElement: () => (typeof window === 'undefined' ? null : window),
      observeElementRect: core.observeWindowRect,
      observeElementOffset: core.observeWindowOffset,
      scrollToFn: core.windowScroll,
      onChange: render,
    };
    held.current ??= new core.Virtualizer(complete);
    held.current.setOptions(complete);
  }
  useBeforePaint(() => held.current?._didMount(), [core]);
  useBeforePaint(() => held.current?._willUpdate());
  return held.current;
}
