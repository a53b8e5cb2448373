import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { type Look, lookEvent } from '../.storybook/look.ts';

interface Channel {
  emit(event: string, payload: object): void;
  once(event: string, listener: (payload: { message?: string }) => void): void;
}

interface PreparedStory {
  storyGlobals: { viewport?: { value: string } };
  parameters: { a11y?: { disable?: boolean }; viewport: { options: Record<string, { styles: { width: string } }> } };
}

declare const __STORYBOOK_ADDONS_CHANNEL__: Channel;
declare const __STORYBOOK_PREVIEW__: { loadStory(of: { storyId: string }): Promise<PreparedStory> };

/** Long enough for a busy machine. */
export const timeoutMs = 90_000;

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/**
 * A blinking caret would make each picture different. Storybook hides a story that takes long to render, and a component
 * that measures itself when it is mounted would find nothing.
 */
const still = `
  * { caret-color: transparent !important }
  .sb-show-preparing-story > :not(.sb-wrapper) { display: revert !important }
`;

/**
 * Runs in the page. Storybook's placeholders for a story that loads have more elements than most components, and axe
 * would read them with each story although they are hidden.
 */
function removePlaceholders(): void {
  for (const placeholder of document.querySelectorAll('.sb-preparing-story, .sb-preparing-docs, .sb-nopreview'))
    placeholder.remove();
}

/** Opens a page without a story, with the toolbar set to the look. So the first story that is requested is a change. */
export async function openStorybook(page: Page, url: string, { theme, locale }: Look): Promise<void> {
  page.setDefaultTimeout(timeoutMs);
  await page.goto(`${url}iframe.html`);
  await page.waitForSelector('body.sb-show-nopreview');
  await page.evaluate(removePlaceholders);
  await page.addStyleTag({ content: still });
  await page.addScriptTag({ path: axe });
  await page.evaluate(
    async (globals) => {
      __STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals });
      await document.fonts.load('16px "Noto Sans Ethiopic Variable"', 'ሀ');
      await document.fonts.load('16px "Inter Variable"', 'a');
    },
    { theme, locale, a11y: { manual: true } },
  );
}

/** The screen width that the story sets. */
export function ownWidth(page: Page, storyId: string): Promise<number | null> {
  return page.evaluate(async (storyId) => {
    const { storyGlobals, parameters } = await __STORYBOOK_PREVIEW__.loadStory({ storyId });
    const own = parameters.viewport.options[storyGlobals.viewport?.value ?? ''];
    return own ? Number.parseInt(own.styles.width, 10) : null;
  }, storyId);
}

/** Whether there is something in the story to check. */
export function hasContent(page: Page, storyId: string): Promise<boolean> {
  return page.evaluate(async (storyId) => {
    const { parameters } = await __STORYBOOK_PREVIEW__.loadStory({ storyId });
    return !parameters.a11y?.disable;
  }, storyId);
}

/** Shows a story in the current look, like a click in the sidebar, and waits until its play function has run. */
export async function showStory(page: Page, storyId: string): Promise<void> {
  await showIn(page, null);
  const show = ({ storyId, timeoutMs }: { storyId: string; timeoutMs: number }) =>
    new Promise<void>((resolve, reject) => {
      const channel = __STORYBOOK_ADDONS_CHANNEL__;
      // Storybook would wait five seconds for an animation that is driven by scrolling, which never ends.
      const all = document.getAnimations.bind(document);
      document.getAnimations = () => all().filter(({ timeline }) => timeline === document.timeline);
      channel.once('storyFinished', () => resolve());
      // In a built Storybook, a story ends without an error even then.
      channel.once('playFunctionThrewException', ({ message }) =>
        reject(new Error(`Its play function failed: ${message}`)),
      );
      channel.once('storyThrewException', () => reject(new Error('It could not be rendered.')));
      setTimeout(() => reject(new Error('Storybook does not answer.')), timeoutMs);
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    }).finally(() => Reflect.deleteProperty(document, 'getAnimations'));
  await page.evaluate(show, { storyId, timeoutMs });
}

/** Storybook itself would restart the story for another look. */
export const showIn = (page: Page, look: Look | null): Promise<void> =>
  page.evaluate(([name, detail]) => void window.dispatchEvent(new CustomEvent(name, { detail })), [
    lookEvent,
    look,
  ] as const);
