// What a first visit loads, against the libraries alone: pnpm --filter @awaj/floor bench:bytes
import { join } from 'node:path';
import { openBrowser } from './browser.ts';
import { type FirstVisit, visit } from './first-visit.ts';
import { weighFloor } from './floors.ts';
import { startProduct } from './product.ts';
import { printTable, verdict } from './table.ts';

const goals = { share: 1.35, style: 15_000, latinFont: 60_000 };
const pages = ['/', '/tenders', '/tender/1', '/company/1', '/pricing', '/am/tenders'];
const build = join(import.meta.dirname, '..', '..', 'web', 'build', 'client');

const toRow = (floor: number, path: string, { script, style, font }: FirstVisit): string[] => {
  const share = script / floor;
  const isMet = share <= goals.share && style <= goals.style;
  const size = (bytes: number) => bytes.toLocaleString('en');
  return [path, size(script), share.toFixed(2), size(style), size(font), verdict(isMet)];
};

const floor = weighFloor('web');
const product = await startProduct();
const browser = await openBrowser();
try {
  const rows: string[][] = [];
  for (const path of pages) rows.push(toRow(floor, path, await visit(browser, product.web + path, build)));
  console.log(`The libraries alone: ${floor.toLocaleString('en')} bytes of script, brotli.\n`);
  printTable(
    [
      'first visit',
      'script',
      `of the floor ≤ ${goals.share}`,
      `style ≤ ${goals.style.toLocaleString('en')}`,
      'fonts',
      '',
    ],
    rows,
  );
} finally {
  await browser.close();
  await product.stop();
}
