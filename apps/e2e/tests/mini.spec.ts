import { expect, type Page } from '@playwright/test';
import { servers } from './servers.ts';
import { test } from './test.ts';

const client = (settings = '') => `${servers.sandbox.url}/telegram?${settings}`;
const miniApp = (page: Page) => page.frameLocator('iframe[title="Mini app"]');
const sentByApp = (page: Page, event: string) => page.locator(`#log li[data-from="app"][data-event="${event}"]`);

test('a Telegram user reads the latest tenders in the language of the client', async ({ page }) => {
  await page.goto(client('user=hanna'));
  await expect(miniApp(page).getByRole('heading', { level: 1, name: 'አዳዲስ ጨረታዎች' })).toBeVisible();
  await expect(miniApp(page).getByRole('article')).toHaveCount(20);
  await expect(sentByApp(page, 'web_app_ready')).toHaveCount(1);

  await miniApp(page).getByRole('article').last().scrollIntoViewIfNeeded();
  await expect(miniApp(page).getByRole('article')).toHaveCount(40);
});

test('the newest tenders are there before any script of the app, in its language and colours', async ({ page }) => {
  await page.route(`${servers.mini.url}/assets/*.js`, (route) => route.abort());
  await page.goto(client('user=hanna&theme=dark'));
  await expect(miniApp(page).getByRole('heading', { level: 1, name: 'አዳዲስ ጨረታዎች' })).toBeVisible();
  await expect(miniApp(page).getByRole('article')).toHaveCount(5);
  await expect(miniApp(page).getByRole('article').first().getByRole('link')).toHaveAttribute(
    'href',
    /^\/tender\/telegram\/\d+#tgWebApp/,
  );
  await expect(miniApp(page).locator('body')).toHaveCSS('background-color', 'rgb(35, 46, 60)');
});

test('the app takes over what was asked before it was there', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/telegram/latest-tenders') && request.method() === 'GET') asked.push(request.url());
  });
  await page.goto(client('user=sara'));
  await expect(miniApp(page).getByRole('article')).toHaveCount(20);
  expect(asked).toEqual([`${servers.api.url}/telegram/latest-tenders`]);
});

test('the mini app takes the colours of the client, and follows when they change', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(client('user=sara'));
  const body = miniApp(page).locator('body');
  await expect(miniApp(page).getByRole('article')).toHaveCount(20);
  const light = await body.evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(body).not.toHaveCSS('background-color', light);
  await expect(miniApp(page).locator('html')).toHaveAttribute('data-scheme', 'dark');
});

test('the oldest client that can open the mini app shows the tenders too', async ({ page }) => {
  await page.goto(client('user=sara&version=6.0'));
  await expect(miniApp(page).getByRole('article')).toHaveCount(20);
});

test('in a plain browser the mini app leads to the bot and to the website', async ({ page }) => {
  await page.goto(`${servers.mini.url}/latest-tenders/telegram`);
  await expect(page.getByRole('heading', { name: 'Open Awaj in Telegram' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open in Telegram' })).toHaveAttribute('href', /t\.me\/.+\?startapp/);
  await page.getByRole('link', { name: 'Go to the website instead' }).click();
  await expect(page).toHaveURL(`${servers.web.url}/tenders`);
});
