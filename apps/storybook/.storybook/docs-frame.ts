import type { StoryContext } from '@storybook/react-vite';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { overrideLanguage } from './language.ts';

type Globals = StoryContext['globals'];

interface DocsPage {
  __STORYBOOK_ADDONS_CHANNEL__: {
    on(event: 'globalsUpdated', listener: () => void): void;
    off(event: 'globalsUpdated', listener: () => void): void;
  };
  __STORYBOOK_PREVIEW__: { storyStoreValue: { userGlobals: { get(): Globals } } };
}

/** The frame in which a documentation page shows this story (`inFrame`), if there is one. */
const frame = window.frameElement?.id.startsWith('iframe--') ? (window.frameElement as HTMLElement) : null;
const page = frame ? (window.parent as Window & DocsPage) : null;

/** Keeps Storybook from playing a story in a frame, because its focus would scroll the page around the frame. */
export function standStillInFrame(): void {
  if (!frame) return;
  const address = new URL(window.location.href);
  address.searchParams.set('embed', 'true');
  window.history.replaceState(window.history.state, '', address);
}

const focusEvents = [
  ['blur', 'focusout'],
  ['focus', 'focusin'],
] as const;

/** Simulates focus inside a story while it is played, so that the reader keeps the real focus. */
function pretendFocus(): () => void {
  let focused: HTMLElement = document.body;
  const move = (to: HTMLElement) => {
    if (to === focused) return;
    const pair = [focused, to] as const;
    focused = to;
    for (const [place, [own, bubbling]] of focusEvents.entries()) {
      const relatedTarget = pair[1 - place] ?? null;
      pair[place]?.dispatchEvent(new FocusEvent(own, { relatedTarget }));
      pair[place]?.dispatchEvent(new FocusEvent(bubbling, { bubbles: true, relatedTarget }));
    }
  };
  const real = Object.getOwnPropertyDescriptors(HTMLElement.prototype);
  const { focus, blur } = real;
  const pretended = (value: (this: HTMLElement) => void) => ({ configurable: true, value, writable: true });
  Object.defineProperties(HTMLElement.prototype, {
    focus: pretended(function focusAmongUs() {
      move(this);
    }),
    blur: pretended(() => move(document.body)),
  });
  Object.defineProperty(document, 'activeElement', { configurable: true, get: () => focused });
  return () => {
    Object.defineProperties(HTMLElement.prototype, { focus, blur });
    Reflect.deleteProperty(document, 'activeElement');
  };
}

type Played = Pick<StoryContext, 'parameters'> & { playFunction?: (context: object) => Promise<void> };

/** Plays a story in its frame if its state is the result of its play function. */
export function usePlayedInFrame(context: Played): void {
  const play = useEffectEvent(async () => {
    const { playFunction, parameters } = context;
    if (!(frame && playFunction && parameters.docs?.story?.autoplay)) return;
    const giveBack = pretendFocus();
    // It looks for English texts. React can switch to them only after this effect has ended.
    await Promise.resolve();
    flushSync(() => overrideLanguage('en'));
    // The frame shows how far it got. Whether it passes is checked by the tests.
    await playFunction(context).catch(() => {});
    overrideLanguage(null);
    giveBack();
  });
  useEffect(() => void play(), []);
}

function onToolbar(listener: () => void): () => void {
  page?.__STORYBOOK_ADDONS_CHANNEL__.on('globalsUpdated', listener);
  return () => page?.__STORYBOOK_ADDONS_CHANNEL__.off('globalsUpdated', listener);
}

// Not the last message of the channel, because the frames send theirs on it, too.
const toolbarAround = () => page?.__STORYBOOK_PREVIEW__.storyStoreValue.userGlobals.get();

/** The choices of the toolbar. A frame reads them from the page around it; a story can override them. */
export function useToolbar({ globals, storyGlobals }: Pick<StoryContext, 'globals' | 'storyGlobals'>): Globals {
  const around = useSyncExternalStore(onToolbar, toolbarAround);
  return around ? { ...around, ...storyGlobals } : globals;
}

/** Makes the frame of a story for phones as wide as a phone. */
export function narrowFrame(width: string | undefined): void {
  if (!frame) return;
  frame.style.maxWidth = width ?? '';
}
