import { expect } from '@playwright/test';
import { servers } from './servers.ts';
import { app, logged, openApp } from './telegram-app.ts';
import { test } from './test.ts';
import { bothWidths } from './widths.ts';

test('a Telegram user reads the latest tenders in the language of the client', bothWidths, async ({ page }) => {
  await openApp(page, 'user=hanna');
  await expect(app(page).getByRole('heading', { level: 1, name: 'አዳዲስ ጨረታዎች' })).toBeVisible();
  await expect(app(page).getByRole('article')).toHaveCount(20);
  await expect(logged(page, 'web_app_ready')).toHaveCount(1);

  await app(page).getByRole('article').last().scrollIntoViewIfNeeded();
  await expect(app(page).getByRole('article')).toHaveCount(40);
});

test(
  'the newest tenders are shown before any script runs, in the language and colours of the client',
  bothWidths,
  async ({ page }) => {
    await page.route(`${servers.mini.url}/assets/*.js`, (route) => route.abort());
    await openApp(page, 'user=hanna&theme=dark');
    await expect(app(page).getByRole('heading', { level: 1, name: 'አዳዲስ ጨረታዎች' })).toBeVisible();
    await expect(app(page).getByRole('article')).toHaveCount(5);
    await expect(app(page).getByRole('article').first().getByRole('link')).toHaveAttribute(
      'href',
      /^\/tender\/telegram\/\d+#tgWebApp/,
    );
    await expect(app(page).locator('body')).toHaveCSS('background-color', 'rgb(35, 46, 60)');
  },
);

test('the mini app uses the answers that the page requested before its scripts ran', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/telegram/latest-tenders') && request.method() === 'GET') asked.push(request.url());
  });
  await openApp(page, 'user=sara');
  await expect(app(page).getByRole('article')).toHaveCount(20);
  expect(asked).toEqual([`${servers.api.url}/telegram/latest-tenders`]);
});

test('the mini app takes the colours of the client, and follows their changes', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openApp(page, 'user=sara');
  const body = app(page).locator('body');
  await expect(app(page).getByRole('article')).toHaveCount(20);
  const light = await body.evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(body).not.toHaveCSS('background-color', light);
  await expect(app(page).locator('html')).toHaveAttribute('data-scheme', 'dark');
});

test('text drawn in a fallback font is redrawn when its font loads', async ({ page }) => {
  await openApp(page, 'user=hanna&path=/tender/telegram/17');
  const status = app(page).getByText('ጨረታው ተዘግቷል', { exact: true });
  await expect(status).toBeVisible();
  await app(page)
    .locator('html')
    .evaluate(() => document.fonts.ready.then(() => undefined));
  const [shown, drawnAnew] = await status.evaluate((element) => {
    const width = () => element.getBoundingClientRect().width;
    const before = width();
    // No text on the page has this size yet.
    element.style.fontSize = `${Number.parseFloat(getComputedStyle(element).fontSize) + 0.01}px`;
    return [before, width()];
  });
  expect(shown).toBeCloseTo(drawnAnew, 0);
});

test('in a plain browser the mini app leads to the bot and to the website', async ({ page }) => {
  await page.goto(`${servers.mini.url}/latest-tenders/telegram`);
  await expect(page.getByRole('heading', { name: 'Open Awaj in Telegram' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open in Telegram' })).toHaveAttribute('href', /t\.me\/.+\?startapp/);
  await page.getByRole('link', { name: 'Go to the website instead' }).click();
  await expect(page).toHaveURL(`${servers.web.url}/tenders`);
});
