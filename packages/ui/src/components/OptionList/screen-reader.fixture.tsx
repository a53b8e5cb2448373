import { virtual } from '@guidepup/virtual-screen-reader';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/** What a screen reader says after a key. */
interface Heard {
  /** Of the element that has the focus: role, name, description, states. */
  focus: string;
  /** Of the option that it points at. */
  option: string | undefined;
  /** Of the live regions that changed meanwhile. */
  news: string[];
}

const live = /^(polite|assertive): /;
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Renders it and puts the reader before its first element. */
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

/** Moves the reader on, as a swipe over a touch screen does, until it says what begins so. */
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

/** What is read between two phrases, the first one with it. */
export async function readBetween(first: string, last: string): Promise<string[]> {
  const phrases = [await swipeTo(first)];
  while (!phrases.at(-1)?.startsWith(last)) {
    await virtual.next();
    phrases.push(await virtual.lastSpokenPhrase());
  }
  return phrases.slice(0, -1);
}

/** A double tap on what the reader is at. */
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
  // Live regions are read once the page is painted.
  await nextFrame();
  const news = (await virtual.spokenPhraseLog()).slice(before).filter((phrase) => live.test(phrase));
  const { activeElement } = document;
  const pointedAt = document.getElementById(activeElement?.getAttribute('aria-activedescendant') ?? '');
  const option = pointedAt ? await phraseOf(pointedAt) : undefined;
  return { focus: await phraseOf(activeElement), option, news };
}

/** Of an element, wherever the reader is; it stays there. */
async function phraseOf(element: Element | null): Promise<string> {
  for (let step = 0; step < 500; step++) {
    await virtual.next();
    const phrase = await virtual.lastSpokenPhrase();
    if (virtual.activeNode === element && !/^end( of|,) /.test(phrase)) return phrase;
  }
  throw new Error(`Not in the reading order: ${element?.outerHTML}`);
}
