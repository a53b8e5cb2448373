import type { StoryContext } from '@storybook/react-vite';
import { useSyncExternalStore } from 'react';

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

/** What takes the focus in a frame scrolls the page around it. There a story begins, and nobody plays it. */
export function standStillInFrame(): void {
  if (!frame) return;
  const address = new URL(window.location.href);
  address.searchParams.set('embed', 'true');
  window.history.replaceState(window.history.state, '', address);
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
