import type { CDPSession, Page } from 'playwright';
import sharp from 'sharp';
import { isScreen, type Shot } from './looks.ts';
import { ownWidth, showIn, showStory, timeoutMs } from './storybook-page.ts';

const languages = ['en', 'am'] as const;
/** Of taller pages only the window is taken: a long list has no more in the DOM. */
const tallest = 3_200;
const edge = 16;

/** The height of a window of this width. */
const windowOf = (width: number) => ({ width, height: width > 600 ? 900 : 720 });

/** Loads lazy images too. An image that never loads is left out. */
function picturesDrawn(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const drawn = [...document.images].map((image) => {
      if (image.loading === 'lazy') image.loading = 'eager';
      return image.decode().catch(() => {});
    });
    await Promise.race([Promise.all(drawn), new Promise((resolve) => setTimeout(resolve, 5_000))]);
  });
}

/**
 * Waits until nothing in the page has changed for some frames and it is idle. Measured elements are drawn again once
 * their size is known, which is late on a busy machine.
 */
export function atRest(page: Page): Promise<void> {
  return page.evaluate(async (timeoutMs) => {
    let quietFrames = 0;
    const observer = new MutationObserver(() => {
      quietFrames = 0;
    });
    observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
    const end = performance.now() + timeoutMs;
    while (quietFrames < 4) {
      if (performance.now() > end) throw new Error('It does not come to rest.');
      quietFrames += 1;
      await document.fonts.ready;
      await new Promise(requestAnimationFrame);
      await scheduler.postTask(() => {}, { priority: 'background' });
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
    observer.disconnect();
  }, timeoutMs);
}

/**
 * The area to take: as high as the story, or the whole screen if an overlay is open. A play function may have scrolled.
 */
async function heightShown(page: Page): Promise<number> {
  await atRest(page);
  await picturesDrawn(page);
  const wasScrolled = await page.evaluate(() => {
    const { scrollY } = window;
    window.scrollTo(0, 0);
    return scrollY > 0;
  });
  if (wasScrolled) await atRest(page);
  return page.evaluate((tallest) => {
    const root = document.querySelector('#storybook-root');
    const isCovered =
      document.querySelector(':popover-open') !== null ||
      [...document.body.children].some(
        (child) => child !== root && child.id === '' && child.getBoundingClientRect().height > 1,
      );
    if (isCovered || !root) return window.innerHeight;
    const inWindow = [...root.querySelectorAll('*')].filter((part) => getComputedStyle(part).position === 'fixed');
    // Includes what overflows, such as an open list, and what is fixed at the bottom of the window.
    const height = Math.ceil(
      Math.max(
        root.getBoundingClientRect().top + root.scrollHeight,
        ...inWindow.map((part) => part.getBoundingClientRect().bottom),
      ),
    );
    return height > tallest ? window.innerHeight : height;
  }, tallest);
}

/**
 * Half its size: enough to see a change, and small to store. If the browser scaled it, an element at an odd position
 * would be drawn on one of two pixels at random.
 */
const halved = (picture: Buffer, width: number): Promise<Buffer> =>
  sharp(picture)
    .resize({ width: width / 2 })
    .png({ compressionLevel: 1 })
    .toBuffer();

interface Size {
  width: number;
  height: number;
}

/** Takes the picture by the browser's protocol, because Playwright would pause animations, which are already off. */
export async function takePicture(page: Page, session: CDPSession, { width, height }: Size): Promise<Buffer> {
  const captureBeyondViewport = height > (page.viewportSize()?.height ?? 0);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  // For that the browser enlarges the window for a moment, and the page reacts to it.
  if (captureBeyondViewport) await atRest(page);
  return halved(Buffer.from(data, 'base64'), width);
}

/** Makes the window as high as the whole screen, so that its bars are at the bottom and not in the middle. */
async function makeRoom(page: Page, width: number, shown: number): Promise<number> {
  const height = Math.max(shown, windowOf(width).height);
  await page.setViewportSize({ width, height });
  await atRest(page);
  return height;
}

const narrowest = { width: 320, height: 720 } as const;

/**
 * The languages in which the page scrolls sideways on the narrowest phone with letters of twice their size. A screen is
 * checked only in the language of its view; it has other views for the other languages.
 */
export async function findOverflow(page: Page, { story, view }: Shot): Promise<string[]> {
  await page.setViewportSize(narrowest);
  const found: string[] = [];
  for (const locale of isScreen(story) ? [view.locale] : languages) {
    await showIn(page, { theme: view.theme, locale, textSize: '200%' });
    await atRest(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > narrowest.width) found.push(`${locale}, ${width} px wide`);
  }
  return found;
}

/** Shows a story in one view, after its play function has run. Returns the size of its picture. */
export async function showShot(page: Page, { story, view }: Shot): Promise<Size> {
  // A component may set a width. A screen has the width of its view.
  const width = isScreen(story) ? view.width : ((await ownWidth(page, story.id)) ?? view.width);
  await page.setViewportSize(windowOf(width));
  await page.mouse.move(0, 0);
  await showStory(page, story.id);
  await showIn(page, view);
  const shown = await heightShown(page);
  return { width, height: isScreen(story) ? await makeRoom(page, width, shown) : shown + edge };
}
