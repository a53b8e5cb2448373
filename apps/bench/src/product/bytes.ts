// What a first visit loads, compared with the libraries alone: pnpm bench bytes [web|mini]
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { printTable, verdict } from '../table.ts';
import { type FirstVisit, visit } from './first-visit.ts';
import { onProduct, type Product } from './product.ts';
import { type Floor, weighFloor } from './weight.ts';

const most = {
  /** Above this, something may be loaded by mistake. */
  share: 1.6,
  style: 15_000,
};

const urlsOf: Readonly<Record<Floor, (product: Product) => readonly string[]>> = {
  web: ({ web }) => ['/', '/tenders', '/tender/1', '/company/1', '/pricing', '/am/tenders'].map((at) => web + at),
  mini: ({ sandbox }) => ['user=sara', 'user=hanna', 'user=sara&version=6.0'].map((at) => `${sandbox}/telegram?${at}`),
};

const size = (bytes: number): string => bytes.toLocaleString('en');

async function weigh(browser: Browser, product: Product, front: Floor): Promise<void> {
  const floor = weighFloor(front);
  const site = { origin: product[front], build: join(import.meta.dirname, '..', '..', '..', front, 'build', 'client') };
  const toRow = (url: string, { script, style, font }: FirstVisit): string[] => {
    const share = script / floor;
    const isMet = share <= most.share && style <= most.style;
    const { pathname, search } = new URL(url);
    return [pathname + search, size(script), share.toFixed(2), size(style), size(font), verdict(isMet)];
  };
  const rows: string[][] = [];
  for (const url of urlsOf[front](product)) rows.push(toRow(url, await visit(browser, url, site)));
  console.log(`\n${front}: the libraries alone are ${size(floor)} bytes of script, brotli.\n`);
  printTable(
    ['first visit', 'script', `of the floor ≤ ${most.share}`, `style ≤ ${size(most.style)}`, 'fonts', ''],
    rows,
  );
}

const wanted = process.argv[2];
await onProduct(async (product, browser) => {
  for (const front of ['web', 'mini'] as const)
    if (wanted === undefined || wanted === front) await weigh(browser, product, front);
});
