import { virtual } from '@guidepup/virtual-screen-reader';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/** The words of a screen reader after a key press. */
interface Heard {
  /** Role, name, description and states of the focused element. */
  focus: string;
  /** The active option. */
  option: string | undefined;
  /** Live regions that changed. */
  news: string[];
}

const live = /^(polite|assertive): /;
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Renders the content and places the reader before its first element. */
export async function readAloud(content: ReactElement): Promise<void> {
  const host = document.body.appendChild(document.createElement('main'));
  const root = createRoot(host);
  flushSync(() => root.render(content));
  await virtual.start({ container: host });
  onTestFinished(async () => {
    await virtual.stop();
    root.unmount();
    host.remove();
  });
}

/** Moves the reader on, as a swipe does, until it reads a phrase that starts like this. */
export async function swipeTo(start: string): Promise<string> {
  const seen: string[] = [];
  for (let step = 0; step < 100; step++) {
    await virtual.next();
    const phrase = await virtual.lastSpokenPhrase();
    if (phrase.startsWith(start)) return phrase;
    seen.push(phrase);
  }
  throw new Error(`"${start}" is not in the reading order:\n${[...new Set(seen)].join('\n')}`);
}

/** Everything read between two phrases, including the first. */
export async function readBetween(first: string, last: string): Promise<string[]> {
  const phrases = [await swipeTo(first)];
  while (!phrases.at(-1)?.startsWith(last)) {
    await virtual.next();
    phrases.push(await virtual.lastSpokenPhrase());
  }
  return phrases.slice(0, -1);
}

/** A double tap on the current element. */
export async function tap(): Promise<Heard> {
  return hear(() => virtual.act());
}

export async function press(...keys: string[]): Promise<Heard> {
  return hear(async () => {
    for (const key of keys) await virtual.press(key);
  });
}

async function hear(act: () => Promise<void>): Promise<Heard> {
  const before = (await virtual.spokenPhraseLog()).length;
  await act();
  // Live regions are read after the page is painted.
  await nextFrame();
  const news = (await virtual.spokenPhraseLog()).slice(before).filter((phrase) => live.test(phrase));
  const { activeElement } = document;
  const pointedAt = document.getElementById(activeElement?.getAttribute('aria-activedescendant') ?? '');
  const option = pointedAt ? await phraseOf(pointedAt) : undefined;
  return { focus: await phraseOf(activeElement), option, news };
}

/** The phrase for an element. The reader does not move. */
async function phraseOf(element: Element | null): Promise<string> {
  for (let step = 0; step < 500; step++) {
    await virtual.next();
    const phrase = await virtual.lastSpokenPhrase();
    if (virtual.activeNode === element && !/^end( of|,) /.test(phrase)) return phrase;
  }
  throw new Error(`Not in the reading order: ${element?.outerHTML}`);
}
