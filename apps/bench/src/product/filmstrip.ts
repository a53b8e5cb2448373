// A picture of a first visit every 100 ms, on a slow phone with slow 4G, beside another checkout:
// pnpm bench filmstrip [page] [another checkout, built]
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { beside, onProduct, type Product } from './product.ts';
import { openSlowPhone, slow4G } from './slow-phone.ts';

const path = process.argv[2] ?? '/tenders';
const otherCheckout = process.argv[3];

const stepMs = 100;
const lastMs = 4_000;
/** The size of a phone's screen. */
const shown = { width: 195, height: 422 };

interface Picture {
  atMs: number;
  jpeg: string;
}

/** Records all frames from the request of the address on. */
async function film(browser: Browser, product: Product): Promise<Picture[]> {
  // The page is already in the server's cache, as for most visitors.
  await (await fetch(product.web + path)).arrayBuffer();
  const page = await openSlowPhone(browser, product);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  const pictures: Picture[] = [];
  const start = Date.now();
  session.on('Page.screencastFrame', ({ data, sessionId, metadata: { timestamp } }) => {
    pictures.push({ atMs: (timestamp ?? 0) * 1_000 - start, jpeg: data });
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 80, maxWidth: 390, maxHeight: 844 });
  await page.goto(product.web + path, { waitUntil: 'commit' });
  await delay(lastMs - (Date.now() - start));
  await page.context().close();
  return pictures;
}

function strip(name: string, pictures: readonly Picture[]): string {
  const moments = Array.from({ length: lastMs / stepMs }, (_, step) => (step + 1) * stepMs);
  const cells = moments.map((moment) => {
    const seen = pictures.findLast(({ atMs }) => atMs <= moment);
    const { width, height } = shown;
    const image = seen ? `<img src="data:image/jpeg;base64,${seen.jpeg}" width="${width}" height="${height}">` : '';
    return `<figure style="margin:0;width:${width}px"><figcaption>${moment} ms</figcaption>${image}</figure>`;
  });
  return `<h1>${path} ${name}</h1><div style="display:flex;flex-wrap:wrap;gap:4px">${cells.join('')}</div>`;
}

await onProduct(async (product, browser) => {
  const strips = [strip('here', await film(browser, product))];
  if (otherCheckout !== undefined)
    await beside(otherCheckout, async (other) => void strips.unshift(strip('there', await film(browser, other))));
  const page = await browser.newPage({ viewport: { width: 10 * (shown.width + 4), height: 800 } });
  await page.setContent(`<body style="font:12px sans-serif;background:#ccc">${strips.join('')}</body>`);
  const folder = join(import.meta.dirname, '..', '..', 'reports');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'strip.png');
  await page.screenshot({ path: file, fullPage: true });
  console.log(`Drawn in ${file}.`);
});
