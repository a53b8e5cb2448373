// The time and bytes of a first visit until the page is idle, on a slow phone with slow 4G, in turns with the floor app
// and with another checkout: pnpm bench page-load [rounds] [another checkout, built] [page …]
import type { Browser, CDPSession } from 'playwright';
import { inRounds, median } from '../statistics.ts';
import { printTable, type Row } from '../table.ts';
import { serveFloor } from './floor-site.ts';
import { beside, onProduct, type Product } from './product.ts';
import { cpuSlowdown, slow4G, untilIdle } from './slow-phone.ts';

const rounds = Number(process.argv[2] ?? 7);
const otherCheckout = process.argv[3];
const wanted = process.argv.slice(4);
const paths = wanted.length > 0 ? wanted : ['/', '/tenders', '/tender/1', '/am/tenders'];

interface Times {
  firstPicture: number;
  largestPicture: number;
  /** The part of each long task beyond 50 ms. */
  blocked: number;
  lastLongTaskEnds: number;
}

interface Work {
  /** On a device with an Ethiopic font; others also fetch ours. */
  kibibytes: number;
  scriptKibibytes: number;
  /** The bytes of our Latin font. */
  fontKibibytes: number;
  mainThread: number;
  layoutAndStyle: number;
}

type Visit = Times & Work;

declare global {
  interface Window {
    times: Times;
  }
}

function watchTimes(): void {
  const times: Times = { firstPicture: 0, largestPicture: 0, blocked: 0, lastLongTaskEnds: 0 };
  window.times = times;
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') times.firstPicture = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    times.largestPicture = startTime;
  });
  watch('longtask', ({ startTime, duration }) => {
    times.blocked += duration - 50;
    times.lastLongTaskEnds = startTime + duration;
  });
}

/** Opens a page in a new browser, and reads the measurements once the page is idle. */
async function open<Seen>(
  browser: Browser,
  url: string,
  prepare: (session: CDPSession) => Promise<void>,
  read: (session: CDPSession) => Promise<Seen>,
): Promise<Seen & Times> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await prepare(session);
  await page.addInitScript(watchTimes);
  await page.goto(url);
  await untilIdle(page);
  const seen = { ...(await read(session)), ...(await page.evaluate(() => window.times)) };
  await context.close();
  return seen;
}

async function readTimes(browser: Browser, url: string): Promise<Times> {
  const slowDown = async (session: CDPSession) => {
    await session.send('Network.emulateNetworkConditions', slow4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  };
  return open(browser, url, slowDown, async () => ({}));
}

/** The thread's processor time at full speed, so that other work on the machine does not count. */
async function readWork(browser: Browser, url: string): Promise<Work> {
  const bytes = { all: 0, script: 0, font: 0 };
  const files = new Map<string, { kind: string; url: string }>();
  const count = async (session: CDPSession) => {
    session.on('Network.responseReceived', ({ requestId, type, response: { url: file } }) =>
      files.set(requestId, { kind: type, url: file }),
    );
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const { kind, url: file } = files.get(requestId) ?? { kind: '', url: '' };
      if (file.includes('/ethiopic')) return;
      bytes.all += encodedDataLength;
      if (kind === 'Script') bytes.script += encodedDataLength;
      if (kind === 'Font') bytes.font += encodedDataLength;
    });
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  };
  return open(browser, url, count, async (session) => {
    const { metrics } = await session.send('Performance.getMetrics');
    const milliseconds = (name: string) => (metrics.find((each) => each.name === name)?.value ?? Number.NaN) * 1_000;
    return {
      kibibytes: bytes.all / 1_024,
      scriptKibibytes: bytes.script / 1_024,
      fontKibibytes: bytes.font / 1_024,
      mainThread: milliseconds('TaskDuration'),
      layoutAndStyle: milliseconds('LayoutDuration') + milliseconds('RecalcStyleDuration'),
    };
  });
}

const visit = async (browser: Browser, url: string): Promise<Visit> => ({
  ...(await readWork(browser, url)),
  ...(await readTimes(browser, url)),
});

const columns: Readonly<Record<keyof Visit, string>> = {
  firstPicture: 'first picture ms',
  largestPicture: 'largest ms',
  blocked: 'blocked ms',
  lastLongTaskEnds: 'last long task ends ms',
  kibibytes: 'KiB until idle',
  scriptKibibytes: 'of scripts',
  fontKibibytes: 'of fonts',
  mainThread: 'main thread ms, full speed',
  layoutAndStyle: 'layout and style ms, full speed',
};

/** The median, followed by the range. */
function toRow(name: string, visits: readonly Visit[]): Row {
  const cell = (of: keyof Visit) => {
    const seen = visits.map((one) => one[of]);
    return `${median(seen).toFixed(0)} (${Math.min(...seen).toFixed(0)}–${Math.max(...seen).toFixed(0)})`;
  };
  return [name, ...(Object.keys(columns) as (keyof Visit)[]).map(cell)];
}

async function compare(browser: Browser, sites: readonly (readonly [name: string, product: Product])[]): Promise<void> {
  const floor = await serveFloor();
  const pages = [
    { name: 'floor', url: floor.url },
    ...paths.flatMap((path) => sites.map(([name, { web }]) => ({ name: `${path} ${name}`, url: web + path }))),
  ];
  const visits = await inRounds(pages, rounds, ({ url }) => visit(browser, url));
  await floor.stop();
  printTable(
    [`${rounds} rounds, slow 4G, CPU ÷ ${cpuSlowdown}: median (range)`, ...Object.values(columns)],
    pages.map(({ name }, index) => toRow(name, visits[index] ?? [])),
  );
}

await onProduct(async (product, browser) => {
  if (otherCheckout === undefined) await compare(browser, [['', product]]);
  else
    await beside(otherCheckout, (other) =>
      compare(browser, [
        ['there', other],
        ['here', product],
      ]),
    );
});
