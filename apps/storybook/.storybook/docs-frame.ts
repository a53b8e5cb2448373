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

/** The frame in which a page of documentation shows this story (`inFrame`), if it does. */
const frame = window.frameElement?.id.startsWith('iframe--') ? (window.frameElement as HTMLElement) : null;
const page = frame ? (window.parent as Window & DocsPage) : null;

/** What takes the focus in a frame scrolls the page around it. There a story begins, and Storybook does not play it. */
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

/** For as long as a story is played: its fields have the focus for one another, and the reader keeps the real one. */
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

/** A story that is named for what its play function does is shown after it, in the frame it has for that. */
export function usePlayedInFrame(context: Played): void {
  const play = useEffectEvent(async () => {
    const { playFunction, parameters } = context;
    if (!(frame && playFunction && parameters.docs?.story?.autoplay)) return;
    const giveBack = pretendFocus();
    // It asks for English words, which React may only be made to show when it has come to an end.
    await Promise.resolve();
    flushSync(() => overrideLanguage('en'));
    // How far it comes is what is seen; whether it ends well is for the tests to say.
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

// Not what the channel said last: the frames say theirs on it as well.
const toolbarAround = () => page?.__STORYBOOK_PREVIEW__.storyStoreValue.userGlobals.get();

/** What the toolbar has chosen, which a frame learns from the page around it, unless the story wants something else. */
export function useToolbar({ globals, storyGlobals }: Pick<StoryContext, 'globals' | 'storyGlobals'>): Globals {
  const around = useSyncExternalStore(onToolbar, toolbarAround);
  return around ? { ...around, ...storyGlobals } : globals;
}

/** A story for a phone has a frame as wide as one. */
export function narrowFrame(width: string | undefined): void {
  if (!frame) return;
  frame.style.maxWidth = width ?? '';
}
