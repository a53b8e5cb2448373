// How much processor time the website's server needs for a page, rendered and from the cache, here and in another
// checkout in turns: pnpm bench page-cost [rounds] [another checkout, built]
import { join, resolve } from 'node:path';
import autocannon from 'autocannon';
import { nextCaller } from '../callers.ts';
import { inRounds, median } from '../statistics.ts';
import { printTable, type Row, verdict } from '../table.ts';
import { onProduct, type Product } from './product.ts';
import { startWeb, type WebProcess } from './web-process.ts';

const rounds = Number(process.argv[2] ?? 5);
const otherCheckout = process.argv[3];
const firstPort = Number(process.env.BENCH_FIRST_PORT || 4450) + 20;
const wanted = { madeMs: 5, keptMs: 0.5, memory: 220 };

const pages = ['/tenders', '/am/tenders', '/tender/1', '/'];
const madeInRound = 100;
const keptSeconds = 2;
const connections = 4;

const visitor = () => ({ 'accept-encoding': 'gzip, deflate, br', ...nextCaller() });

async function open(url: string): Promise<void> {
  const answer = await fetch(url, { headers: visitor() });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}.`);
}

let addresses = 0;

/** A new address each time. */
async function costOfMade(web: WebProcess, path: string): Promise<number> {
  const before = web.cpuMs();
  const worker = async () => {
    for (let page = 0; page < madeInRound / connections; page += 1)
      await open(`${web.url}${path}?visit=${addresses++}`);
  };
  await Promise.all(Array.from({ length: connections }, worker));
  return (web.cpuMs() - before) / (Math.ceil(madeInRound / connections) * connections);
}

interface Kept {
  cpuMs: number;
  perSecond: number;
}

/** The same page each time. */
async function costOfKept(web: WebProcess, path: string): Promise<Kept> {
  await open(web.url + path);
  const before = web.cpuMs();
  const setupClient = (client: autocannon.Client) => client.setHeaders(visitor());
  const url = web.url + path;
  const { requests, non2xx, errors } = await autocannon({ url, connections: 50, duration: keptSeconds, setupClient });
  await open(url);
  if (non2xx + errors > 0) throw new Error(`${url} failed: ${errors} errors, ${non2xx} answers that are not 2xx.`);
  return { cpuMs: (web.cpuMs() - before) / requests.total, perSecond: requests.average };
}

interface Site {
  name: string;
  isOurs: boolean;
  web: WebProcess;
  /** Its memory before the first request, in megabytes. */
  atRest: number;
}

async function measure(sites: readonly Site[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of pages) {
    for (const { web } of sites) await costOfMade(web, path);
    const made = await inRounds(sites, rounds, ({ web }) => costOfMade(web, path));
    const kept = await inRounds(sites, rounds, ({ web }) => costOfKept(web, path));
    for (const [index, { name, isOurs }] of sites.entries()) {
      const madeMs = median(made[index] ?? []);
      const keptMs = median((kept[index] ?? []).map(({ cpuMs }) => cpuMs));
      const perSecond = median((kept[index] ?? []).map((each) => each.perSecond));
      const isMet = madeMs <= wanted.madeMs && keptMs <= wanted.keptMs;
      rows.push([`${path} ${name}`, madeMs, keptMs, perSecond, isOurs ? verdict(isMet) : '']);
    }
  }
  return rows;
}

/** Starts several websites on the same API. The product's own website is not measured. */
async function compare(product: Product): Promise<void> {
  const own = join(import.meta.dirname, '..', '..', '..', '..');
  const checkouts = otherCheckout === undefined ? [own] : [resolve(otherCheckout), own];
  const sites: Site[] = [];
  try {
    for (const [index, checkout] of checkouts.entries()) {
      const web = await startWeb(checkout, firstPort + index, product);
      const isOurs = checkout === own;
      sites.push({ name: isOurs ? 'here' : 'there', isOurs, web, atRest: web.memory() });
    }
    printTable(
      [
        `${rounds} rounds, median`,
        `CPU ms a page made (≤ ${wanted.madeMs})`,
        `asked again (≤ ${wanted.keptMs})`,
        'answers a second, asked again',
        '',
      ],
      await measure(sites),
    );
    const memory = sites.map(({ name, isOurs, web, atRest }) => {
      const after = web.memory();
      return [name, atRest, after, isOurs ? verdict(after <= wanted.memory) : ''] as const;
    });
    printTable(['Memory of the website, MB', 'at rest', `after it (≤ ${wanted.memory})`, ''], memory);
  } finally {
    await Promise.all(sites.map(({ web }) => web.stop()));
  }
}

await onProduct(compare);
