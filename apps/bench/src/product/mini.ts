// How fast the mini app opens inside the client, on a phone with slow 4G: pnpm bench mini [rounds]
import type { Browser } from 'playwright';
import { inRounds, median } from '../statistics.ts';
import { printTable, type Row, verdict } from '../table.ts';
import { onProduct } from './product.ts';
import { cpuSlowdown, slow4G } from './slow-phone.ts';

const rounds = Number(process.argv[2] ?? 5);
const goals = { skeletonMs: 300, dataMs: 1_500 };
const launches = ['user=sara', 'user=hanna', 'user=sara&theme=dark', 'user=sara&version=6.0'];

/** Milliseconds since the client began to open the app. */
interface Opening {
  firstByte: number;
  firstPaint: number;
  data: number;
}

/**
 * Runs in every frame: remembers when its page arrived and when the first tender was painted. The browser's own
 * response times do not include the simulated slow network.
 */
function watchForTenders(): void {
  performance.mark('first-byte');
  const observer = new MutationObserver(() => {
    if (!document.querySelector('article a[href]')) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark('data')));
  });
  observer.observe(document, { childList: true, subtree: true });
}

function readOpening(): Opening {
  const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
  return { firstByte: at('first-byte'), firstPaint: at('first-contentful-paint'), data: at('data') };
}

async function open(browser: Browser, url: string): Promise<Opening> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.addInitScript(watchForTenders);
  await page.goto(url);
  const frame = await (await page.waitForSelector('iframe')).contentFrame();
  if (!frame) throw new Error('The client shows no frame.');
  await frame.waitForFunction(() => performance.getEntriesByName('data').length > 0, undefined, { timeout: 60_000 });
  const opening = await frame.evaluate(readOpening);
  await context.close();
  return opening;
}

function toRow(launch: string, openings: readonly Opening[]): Row {
  const of = (measure: (opening: Opening) => number) => Math.round(median(openings.map(measure)));
  const skeleton = of(({ firstPaint, firstByte }) => firstPaint - firstByte);
  const data = of((opening) => opening.data);
  const isMet = skeleton <= goals.skeletonMs && data <= goals.dataMs;
  return [launch, of(({ firstByte }) => firstByte), skeleton, data, verdict(isMet)];
}

const head = [
  `median of ${rounds}, slow 4G, CPU ÷ ${cpuSlowdown}`,
  'first byte ms',
  `skeleton after it ≤ ${goals.skeletonMs} ms`,
  `tenders ≤ ${goals.dataMs} ms`,
  '',
];

await onProduct(async ({ sandbox }, browser) => {
  const openings = await inRounds(launches, rounds, (launch) => open(browser, `${sandbox}/telegram?${launch}`));
  printTable(
    head,
    launches.map((launch, index) => toRow(launch, openings[index] ?? [])),
  );
});
