import { join } from 'node:path';
import type { Browser } from 'playwright';
import { weigh } from './weight.ts';

export interface FirstVisit {
  script: number;
  style: number;
  font: number;
}

const kindOf: Readonly<Record<string, keyof FirstVisit>> = { script: 'script', stylesheet: 'style', font: 'font' };

/** Whose files are weighed, and where they lie. */
export interface Site {
  origin: string;
  build: string;
}

/** What a browser that has never been here loads of our own files, weighed as they lie in the build. */
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
  await context.close();
  const total: FirstVisit = { script: 0, style: 0, font: 0 };
  for (const [path, kind] of loaded) total[kind] += weigh(join(build, path));
  return total;
}
