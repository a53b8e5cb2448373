import type { components } from '@awaj/api-client/schema';
import { type Browser, chromium, type Locator, type Page } from 'playwright';

const tenders = {
  status: true,
  tenders: {
    data: [
      {
        id: 7,
        title: 'Solar water pumps for twelve rural villages',
        bid_open_date: null,
        bid_close_date: '2026-11-30T11:00:00Z',
        alternative_open_date: null,
        alternative_close_date: null,
        created_at: '2026-11-20T06:00:00Z',
        status: 1,
        is_saved: 0,
        tender_sources: [],
        company: { id: 3, name: 'Tekeze Basin Water Works', logo: null },
        tender_categories: [],
        tender_regions: [],
        language: { id: 1, name: 'English' },
      },
    ],
    next_page_url: null,
  },
} satisfies components['schemas']['TenderPage'];

export function launchBrowser(): Promise<Browser> {
  const { CHROMIUM_PATH } = process.env;
  return chromium.launch({
    ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
}

export interface Reading extends AsyncDisposable {
  page: Page;
  /** Errors and warnings of the browser, such as a violation of the page's security policy. */
  complaints: string[];
}

/** Opens a page like a reader, after `ready` has prepared it. */
export async function readPage(
  browser: Browser,
  url: string,
  ready?: (page: Page) => Promise<unknown>,
): Promise<Reading> {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await ready?.(page);
  await page.goto(url);
  await page.getByRole('article').waitFor();
  return { page, complaints, [Symbol.asyncDispose]: () => page.close() };
}

/** Opens the page of notices, with answers of the API from here. */
export const readNotices = (browser: Browser, url: string, wishes: Record<string, string>): Promise<Reading> =>
  readPage(browser, `${url}?${new URLSearchParams(wishes)}`, (page) =>
    page.route('**/api/tender/search', (route) => route.fulfill({ json: tenders })),
  );

export const loadedFonts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter((font) => font.status === 'loaded').map((font) => font.family);
  });

export const lookOf = (badge: Locator) =>
  badge.evaluate((element) => {
    const { backgroundColor, borderRadius, fontWeight } = getComputedStyle(element);
    const paper = new OffscreenCanvas(1, 1).getContext('2d');
    if (!paper) throw new Error('There is nothing to paint on.');
    paper.fillStyle = backgroundColor;
    paper.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha] = paper.getImageData(0, 0, 1, 1).data;
    return {
      scheme: getComputedStyle(document.documentElement).colorScheme,
      background: alpha === 0 ? 'none' : red + green + blue > 384 ? 'bright' : 'dark',
      isRound: Number.parseFloat(borderRadius) > 0,
      fontWeight,
    };
  });
