import type { Page } from 'playwright';
import type { Story } from './storybook.ts';
import { ask, showStory } from './storybook-page.ts';

const themes = ['light', 'dark', 'telegram'] as const;
const languages = ['en', 'am'] as const;
const viewports = { phone: { width: 400, height: 720 }, desktop: { width: 1280, height: 900 } } as const;
const tallest = 2_400;
const edge = 16;

interface Look {
  theme: (typeof themes)[number];
  locale: (typeof languages)[number];
  viewport: keyof typeof viewports;
}

/** A component is the same on a desktop, only wider; a page is not. */
const viewportsOf = ({ title }: Story): readonly Look['viewport'][] =>
  title.startsWith('Pages/') ? ['phone', 'desktop'] : ['phone'];

/** In this order the pictures stand on a sheet. */
export const looksOf = (story: Story): Look[] =>
  viewportsOf(story).flatMap((viewport) =>
    themes.flatMap((theme) => languages.map((locale) => ({ theme, locale, viewport }))),
  );

/** As high as what is shown, once it has come to rest; the whole screen where something stands over the page. */
function heightShown(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const root = document.querySelector('#storybook-root');
    const isCovered = () =>
      [...document.body.children].some(
        (child) => child !== root && child.id === '' && child.getBoundingClientRect().height > 1,
      );
    const height = () => (isCovered() ? window.innerHeight : Math.ceil(root?.getBoundingClientRect().bottom ?? 0));
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    let before = Number.NaN;
    while (before !== height()) {
      before = height();
      await frame();
      await document.fonts.ready;
      await frame();
    }
    return before;
  });
}

const showIn = (page: Page, globals: object) => ask(page, 'updateGlobals', { globals }, ['storyFinished']);

const narrowest = { width: 320, height: 720 } as const;

/** In which languages the page has to be moved sideways on the narrowest phone with letters of twice their size. */
async function findOverflow(page: Page): Promise<string[]> {
  await page.setViewportSize(narrowest);
  const found: string[] = [];
  for (const locale of languages) {
    await showIn(page, { theme: 'light', locale, textSize: '200%' });
    await heightShown(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > narrowest.width) found.push(`${locale}, ${width} px wide`);
  }
  return found;
}

/** One story in every look: its play function has run, so that what it opened is open. */
export async function takeStory(page: Page, story: Story): Promise<{ pictures: Buffer[]; overflow: string[] }> {
  await page.setViewportSize(viewports.phone);
  await page.mouse.move(0, 0);
  await showStory(page, story.id);
  const pictures: Buffer[] = [];
  for (const { viewport, ...globals } of looksOf(story)) {
    await page.setViewportSize(viewports[viewport]);
    await showIn(page, globals);
    const height = Math.min(tallest, (await heightShown(page)) + edge);
    const clip = { x: 0, y: 0, width: viewports[viewport].width, height };
    pictures.push(await page.screenshot({ animations: 'disabled', caret: 'hide', clip, fullPage: true }));
  }
  const overflow = await findOverflow(page);
  // Left as it was found: a story that is still being drawn when the next one comes makes Storybook load anew.
  await showIn(page, { theme: 'light', locale: 'en', textSize: '100%' });
  return { pictures, overflow };
}
