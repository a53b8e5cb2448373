import type { Page } from 'playwright';
import { type Look, lookEvent } from '../.storybook/look.ts';

interface Channel {
  emit(event: string, payload: object): void;
  once(event: string, listener: (payload: unknown) => void): void;
}

interface Asked {
  request: string;
  payload: object;
  done: readonly string[];
  patienceMs: number;
}

declare const __STORYBOOK_ADDONS_CHANNEL__: Channel;

/** A machine that does much else besides is waited for. */
const patienceMs = 90_000;

/** Asks Storybook for something, as its own sidebar does, and waits until it is done. */
function ask(page: Page, request: string, payload: object, done: readonly string[]): Promise<void> {
  const inPage = ({ request, payload, done, patienceMs }: Asked) =>
    new Promise<void>((resolve, reject) => {
      for (const event of done) __STORYBOOK_ADDONS_CHANNEL__.once(event, () => resolve());
      setTimeout(() => reject(new Error(`Storybook does not answer ${request}.`)), patienceMs);
      __STORYBOOK_ADDONS_CHANNEL__.emit(request, payload);
    });
  return page.evaluate(inPage, { request, payload, done, patienceMs });
}

/** What blinks would be another picture each time. */
const still = '* { caret-color: transparent !important }';

/** A page without a story, so that the first one asked for is another. */
export async function openStorybook(page: Page, url: string): Promise<void> {
  page.setDefaultTimeout(patienceMs);
  await page.goto(`${url}iframe.html?id=principles--docs&viewMode=docs&globals=a11y.manual:!true`);
  await page.waitForSelector('#storybook-docs > *', { state: 'attached' });
  await page.addStyleTag({ content: still });
  await page.evaluate(async () => {
    await document.fonts.load('16px "Noto Sans Ethiopic Variable"', 'ሀ');
    await document.fonts.load('16px "Inter Variable"', 'a');
  });
}

/** Shows a story and waits until its play function has run. */
export const showStory = (page: Page, storyId: string): Promise<void> =>
  ask(page, 'setCurrentStory', { storyId, viewMode: 'story' }, ['storyFinished', 'storyThrewException']);

/** Storybook itself would begin the story anew for another look. */
export const showIn = (page: Page, look: Look): Promise<void> =>
  page.evaluate(([name, detail]) => void window.dispatchEvent(new CustomEvent(name, { detail })), [
    lookEvent,
    look,
  ] as const);
