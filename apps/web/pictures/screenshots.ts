import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { configTag } from '../app/config/config-tag.ts';
import { screenshotSize } from '../app/features/landing/screenshots.ts';

const publicFolder = join(import.meta.dirname, '..', 'public');
const looks = ['en', 'am'].flatMap((locale) => (['light', 'dark'] as const).map((theme) => ({ locale, theme })));

interface Look {
  size: { width: number; height: number };
  theme: 'light' | 'dark';
  token?: string;
}

async function open(browser: Browser, address: string, { size, theme, token }: Look): Promise<Page> {
  const page = await browser.newPage({ viewport: size, colorScheme: theme, deviceScaleFactor: 2 });
  if (token) await page.addInitScript((login) => localStorage.setItem('token', login), token);
  page.setDefaultTimeout(120_000);
  await page.goto(address, { waitUntil: 'networkidle', timeout: 120_000 });
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** Of the demo: somebody who may see the dates, as readers will. */
const account = { username: 'active@awaj.test', password: 'awaj-demo' };

async function tokenFor(browser: Browser, site: string): Promise<string> {
  const page = await browser.newPage();
  await page.goto(site);
  const { apiUrl } = JSON.parse((await page.locator(`meta[name="${configTag}"]`).getAttribute('content')) ?? '');
  const answer = await page.request.post(`${apiUrl}/auth/login`, {
    data: account,
    headers: { Accept: 'application/json', 'X-XSRF-TOKEN': '' },
  });
  if (!answer.ok()) throw new Error('The pictures are taken from the demo: its account could not be opened.');
  const { token } = (await answer.json()) as { token: string };
  await page.close();
  return token;
}

async function shoot(page: Page): Promise<Buffer> {
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

/** The list of tenders as a member sees it on a desktop, in both languages and themes. */
async function takeProduct(browser: Browser, site: string): Promise<void> {
  const token = await tokenFor(browser, site);
  for (const { locale, theme } of looks) {
    const path = locale === 'en' ? '/tenders' : '/am/tenders';
    const page = await open(browser, site + path, { size: screenshotSize, theme, token });
    // The day it closes: what the server drew for visitors has none.
    await page
      .locator('main article')
      .filter({ hasText: /\d days|\d ቀን / })
      .first()
      .waitFor();
    const picture = await shoot(page);
    const target = join(publicFolder, 'pictures', `tenders-${locale}-${theme}.webp`);
    await sharp(picture)
      .resize(screenshotSize.width * 1.5)
      .webp({ quality: 72, effort: 6 })
      .toFile(target);
  }
}

/** What a chat shows beside a link: the top of the landing page. */
async function takePreviews(browser: Browser, site: string): Promise<void> {
  for (const [locale, path] of [
    ['en', '/'],
    ['am', '/am'],
  ] as const) {
    const picture = await shoot(
      await open(browser, site + path, { size: { width: 1200, height: 630 }, theme: 'light' }),
    );
    await sharp(picture)
      .resize(1200, 630)
      .png({ palette: true })
      .toFile(join(publicFolder, `preview-${locale}.png`));
  }
}

export async function takePictures(site: string): Promise<void> {
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) });
  try {
    await takePreviews(browser, site);
    await takeProduct(browser, site);
  } finally {
    await browser.close();
  }
}
