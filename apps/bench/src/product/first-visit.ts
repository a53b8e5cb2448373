import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { brotli, weigh } from './weight.ts';

export interface FirstVisit {
  script: number;
  style: number;
  font: number;
}

const kindOf: Readonly<Record<string, keyof FirstVisit>> = { script: 'script', stylesheet: 'style', font: 'font' };

/** The measured site and the folder of its files. */
export interface Site {
  origin: string;
  build: string;
}

/** The inline style of our pages. */
async function weighInlineStyle(page: Page, origin: string): Promise<number> {
  const ours = page.frames().filter((frame) => frame.url().startsWith(origin));
  const texts = await Promise.all(ours.map((frame) => frame.locator('style').allTextContents()));
  return texts.flat().reduce((sum, text) => sum + brotli(Buffer.from(text)).length, 0);
}

/** Our own files that a new browser loads, with their sizes in the build. */
export async function visit(browser: Browser, url: string, { origin, build }: Site): Promise<FirstVisit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
  const page = await context.newPage();
  const loaded = new Map<string, keyof FirstVisit>();
  page.on('response', (response) => {
    const kind = kindOf[response.request().resourceType()];
    const address = new URL(response.url());
    if (kind && address.origin === origin && address.pathname.startsWith('/assets/'))
      loaded.set(address.pathname, kind);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const total: FirstVisit = { script: 0, style: await weighInlineStyle(page, origin), font: 0 };
  await context.close();
  for (const [path, kind] of loaded) total[kind] += weigh(join(build, path));
  return total;
}
