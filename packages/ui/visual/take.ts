import type { CDPSession, Page } from 'playwright';
import type { Story } from './storybook.ts';
import { showIn, showStory } from './storybook-page.ts';

const themes = ['light', 'dark', 'telegram'] as const;
const languages = ['en', 'am'] as const;
const viewports = { phone: { width: 400, height: 720 }, desktop: { width: 1280, height: 900 } } as const;
const tallest = 2_400;
const edge = 16;
/** Half their size: enough to see a change, little enough to store. */
const scale = 0.5;

interface Setting {
  locale: (typeof languages)[number];
  viewport: keyof typeof viewports;
}

/** A component is the same on a desktop, only wider; a page is not. */
const viewportsOf = ({ title }: Story): readonly Setting['viewport'][] =>
  title.startsWith('Pages/') ? ['phone', 'desktop'] : ['phone'];

const settingsOf = (story: Story): Setting[] =>
  viewportsOf(story).flatMap((viewport) => languages.map((locale) => ({ locale, viewport })));

/** In this order the pictures stand on a sheet. */
export const looksOf = (story: Story): string[] =>
  settingsOf(story).flatMap(({ viewport, locale }) => themes.map((theme) => `${viewport} ${locale} ${theme}`));

/** Until nothing in the page has changed for some frames: what is measured is drawn again when its size is known. */
function atRest(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    let quietFrames = 0;
    const observer = new MutationObserver(() => {
      quietFrames = 0;
    });
    observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
    const end = performance.now() + 3_000;
    while (quietFrames < 4 && performance.now() < end) {
      quietFrames += 1;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    observer.disconnect();
    await document.fonts.ready;
  });
}

/** As high as what is shown; the whole screen where something stands over the page. */
async function heightShown(page: Page): Promise<number> {
  await atRest(page);
  return page.evaluate(() => {
    const root = document.querySelector('#storybook-root');
    const isCovered =
      document.querySelector('dialog[open]') !== null ||
      [...document.body.children].some(
        (child) => child !== root && child.id === '' && child.getBoundingClientRect().height > 1,
      );
    if (isCovered || !root) return window.innerHeight;
    // With what hangs out of it, as an open list does.
    return Math.ceil(root.getBoundingClientRect().top + root.scrollHeight);
  });
}

/** Straight from the browser: Playwright would stop and start what moves, which the page has been asked not to do. */
async function picture(session: CDPSession, width: number, height: number): Promise<Buffer> {
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height, scale },
  });
  return Buffer.from(data, 'base64');
}

const narrowest = { width: 320, height: 720 } as const;

/** In which languages the page has to be moved sideways on the narrowest phone with letters of twice their size. */
async function findOverflow(page: Page): Promise<string[]> {
  await page.setViewportSize(narrowest);
  const found: string[] = [];
  for (const locale of languages) {
    await showIn(page, { theme: 'light', locale, textSize: '200%' });
    await atRest(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > narrowest.width) found.push(`${locale}, ${width} px wide`);
  }
  return found;
}

/** One story in every look: its play function has run, so that what it opened is open. */
export async function takeStory(
  page: Page,
  session: CDPSession,
  story: Story,
): Promise<{ pictures: Buffer[]; overflow: string[] }> {
  await page.setViewportSize(viewports.phone);
  await page.mouse.move(0, 0);
  await showStory(page, story.id);
  const pictures: Buffer[] = [];
  for (const { viewport, locale } of settingsOf(story)) {
    const { width } = viewports[viewport];
    await page.setViewportSize(viewports[viewport]);
    await showIn(page, { theme: themes[0], locale, textSize: '100%' });
    // Themes differ in nothing but colours.
    const height = Math.min(tallest, (await heightShown(page)) + edge);
    for (const theme of themes) {
      await showIn(page, { theme, locale, textSize: '100%' });
      pictures.push(await picture(session, width, height));
    }
  }
  return { pictures, overflow: await findOverflow(page) };
}
