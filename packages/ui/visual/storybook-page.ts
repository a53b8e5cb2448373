import type { Page } from 'playwright';

interface Channel {
  emit(event: string, payload: object): void;
  once(event: string, listener: (payload: unknown) => void): void;
}

declare const __STORYBOOK_ADDONS_CHANNEL__: Channel;

/** Asks Storybook for something, as its own sidebar and toolbar do, and waits until it is done. */
export function ask(page: Page, request: string, payload: object, done: readonly string[]): Promise<void> {
  const inPage = ({ request, payload, done }: { request: string; payload: object; done: readonly string[] }) =>
    new Promise<void>((resolve) => {
      for (const event of done) __STORYBOOK_ADDONS_CHANNEL__.once(event, () => resolve());
      __STORYBOOK_ADDONS_CHANNEL__.emit(request, payload);
    });
  return page.evaluate(inPage, { request, payload, done });
}

export async function openStorybook(page: Page, url: string, firstId: string): Promise<void> {
  await page.goto(`${url}iframe.html?id=${firstId}&viewMode=story&globals=a11y.manual:!true`);
  await page.waitForSelector('#storybook-root > *', { state: 'attached' });
  await page.evaluate(async () => {
    await document.fonts.load('16px "Noto Sans Ethiopic Variable"', 'ሀ');
    await document.fonts.load('16px "Inter Variable"', 'a');
  });
}

/** Shows a story and waits until its play function has run. */
export const showStory = (page: Page, storyId: string): Promise<void> =>
  ask(page, 'setCurrentStory', { storyId, viewMode: 'story' }, ['storyFinished', 'storyThrewException']);
