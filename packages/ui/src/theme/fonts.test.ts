import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { type Browser, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'awaj-fonts-'));

/** A browser with only the fonts of this folder installed. */
function deviceWith(fonts: string): string {
  const file = join(folder, `${fonts}.conf`);
  const places = `<dir>${join(folder, fonts)}</dir><cachedir>${join(folder, 'cache')}</cachedir>`;
  writeFileSync(file, `<?xml version="1.0"?><fontconfig>${places}</fontconfig>`);
  return file;
}

async function install(fonts: string, family: string, script: string, letters: string): Promise<void> {
  const home = dirname(createRequire(import.meta.url).resolve(`@fontsource-variable/${family}/package.json`));
  const whole = await readFile(join(home, 'files', `${family}-${script}-wght-normal.woff2`));
  const font = await subsetFont(whole, letters, { targetFormat: 'truetype', variationAxes: { wght: 400 } });
  mkdirSync(join(folder, fonts), { recursive: true });
  writeFileSync(join(folder, fonts, `${family}.ttf`), font);
}

async function themeStyles(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    build: {
      write: false,
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      lib: { entry: join(import.meta.dirname, 'index.ts'), formats: ['es'] },
    },
  });
  const files = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  return files.map((file) => (file.type === 'asset' ? String(file.source) : '')).join('');
}

/** The value of `data-font` for each. */
const looks = { ours: '', 'the device': 'device', 'a stand-in': 'stand-in', 'an earlier visit': 'stored' };

type Look = keyof typeof looks;

interface Drawn {
  text: string;
  weight: number;
  look: Look;
  /** Shows the browser's own drawing, for comparison. */
  isSynthesisOff?: boolean;
}

/** The amount of ink of a text: dark pixels, weighted by darkness. */
async function inkOf(page: Page, { text, weight, look, isSynthesisOff = false }: Drawn): Promise<number> {
  const style = `font-size: 64px; font-weight: ${weight}; ${isSynthesisOff ? 'font-synthesis: none' : ''}`;
  await page.setContent(
    `<html lang="am" data-theme="light" data-font="${looks[look]}">
      <style>${styles} body { background: #fff; color: #000 }</style><p style="${style}">${text}</p>`,
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const picture = await page.locator('p').screenshot();
  const { data } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  return data.reduce((ink, grey) => ink + (255 - grey) / 255, 0);
}

let styles = '';
beforeAll(async () => {
  for (const fonts of ['regular', 'latin']) await install(fonts, 'inter', 'latin', 'Tender');
  // As on many phones: a single weight, without a bold.
  await install('regular', 'noto-sans-ethiopic', 'ethiopic', 'ጨረታ');
  styles = await themeStyles();
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.each([
  ['a regular Ethiopic font alone', 'regular'],
  ['no Ethiopic font', 'latin'],
] as const)('on a device that has %s', (_what, fonts) => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await chromium.launch({
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: ['--no-sandbox', '--disable-gpu'],
      env: { ...process.env, FONTCONFIG_FILE: deviceWith(fonts) },
    });
    page = await browser.newPage();
  });
  afterAll(() => browser.close());

  it.each(Object.keys(looks) as Look[])(
    'Amharic is bold where Latin is, with the letters of %s first',
    async (look) => {
      const ink = (weight: number) => inkOf(page, { text: 'ጨረታ', weight, look });
      const plain = await ink(400);
      expect(plain).toBeGreaterThan(500);
      expect((await ink(650)) / plain).toBeGreaterThan(1.15);
      expect((await ink(600)) / plain).toBeGreaterThan(1.1);
      expect(await ink(500)).toBeLessThan(plain * 1.2);
    },
  );

  it('Latin is drawn as before, never thickened', async () => {
    const latin = { text: 'Tender', weight: 650, look: 'ours' } as const;
    expect(await inkOf(page, latin)).toBe(await inkOf(page, { ...latin, isSynthesisOff: true }));
  });
});
