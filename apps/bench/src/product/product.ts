import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, chromium } from 'playwright';

const ownFirstPort = Number(process.env.BENCH_FIRST_PORT || 4450);
const ports = { API_PORT: 0, WEB_PORT: 1, MINI_PORT: 2, SANDBOX_PORT: 3, SANDBOX_SMTP_PORT: 4 };

export interface Product {
  web: string;
  api: string;
  mini: string;
  sandbox: string;
}

const ownCheckout = join(import.meta.dirname, '..', '..', '..', '..');

/**
 * Starts the built product with the demo data in a new database. Another checkout runs beside it at the next ten ports.
 */
async function startProduct(checkout = ownCheckout): Promise<Product & { stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'awaj-bench-'));
  const launcher = join(checkout, 'apps', 'launcher', 'src', 'start.ts');
  const firstPort = checkout === ownCheckout ? ownFirstPort : ownFirstPort + 10;
  const url = (name: keyof typeof ports): string => `http://127.0.0.1:${firstPort + ports[name]}`;
  const numbers = Object.entries(ports).map(([name, offset]) => [name, String(firstPort + offset)]);
  const child = spawn(process.execPath, [launcher, '--built'], {
    // Nothing is collected, so that each measurement has the same data.
    env: { ...process.env, ...Object.fromEntries(numbers), SANDBOX_SITES_PORT: '0', AWAJ_DATA_DIR: join(folder, 'db') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for await (const line of createInterface(child.stdout))
    if (line.includes('Awaj is ready'))
      return {
        web: url('WEB_PORT'),
        api: url('API_PORT'),
        mini: url('MINI_PORT'),
        sandbox: url('SANDBOX_PORT'),
        stop,
      };
  throw new Error('The product ended while it started. Was it built? Run "pnpm build" first.');
}

export const openBrowser = (...args: string[]): Promise<Browser> =>
  chromium.launch({
    args: ['--no-sandbox', ...args],
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  });

/** Another checkout of the product, for a comparison in the same run. */
export async function beside(checkout: string, work: (other: Product) => Promise<void>): Promise<void> {
  const other = await startProduct(resolve(checkout));
  try {
    await work(other);
  } finally {
    await other.stop();
  }
}

/** Runs the work with the product and a browser. */
export async function onProduct(
  work: (product: Product, browser: Browser) => Promise<void>,
  ...args: string[]
): Promise<void> {
  const product = await startProduct();
  const browser = await openBrowser(...args);
  try {
    await work(product, browser);
  } finally {
    await browser.close();
    await product.stop();
  }
}
