import { expect, type Page } from '@playwright/test';
import { hold } from './hold.ts';
import { app, back, beginApp, heading, loseNetwork, openApp } from './telegram-app.ts';
import { test } from './test.ts';

/** Waits until what other pages are made of is loaded. To be called before the app is opened. */
async function untilPrefetched(page: Page): Promise<void> {
  let loading = 0;
  const begin = () => (loading += 1);
  const end = () => (loading -= 1);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  // The last to be asked for.
  await page.waitForResponse(/\/assets\/PaymentNotice-[^/]+\.js$/);
  await expect.poll(() => loading).toBe(0);
}

test('a page opened without a network says so, and opens on retry when it is back', async ({ page }) => {
  const prefetched = untilPrefetched(page);
  await openApp(page, 'user=sara');
  await expect(app(page).getByRole('article')).toHaveCount(20);
  await prefetched;
  const findNetwork = await loseNetwork(page);
  await app(page).getByRole('article').first().getByRole('link').click();
  await expect(app(page).getByText('We couldn’t reach Awaj.')).toBeVisible();
  await findNetwork();
  await app(page).getByRole('button', { name: 'Try again' }).click();
  await expect(app(page).getByRole('heading', { name: 'Full notice', exact: true })).toBeVisible();
});

const scriptsOfApp = /\/assets\/entry\.client-[^/]+\.js$/;
const wordsOfApp = /\/assets\/en-[^/]+\.js$/;
const filesOfTender = /\/assets\/tender-[^/]+\.js$/;

for (const { what, files, settings, shown } of [
  { what: 'its scripts', files: scriptsOfApp, settings: 'user=sara', shown: 'Latest tenders' },
  { what: 'its words', files: wordsOfApp, settings: 'user=sara', shown: 'Latest tenders' },
  { what: 'the first page', files: filesOfTender, settings: 'user=sara&startapp=t_17', shown: 'Full notice' },
])
  test(`an app that lost the network before ${what} came begins by itself when it is back`, async ({ page }) => {
    const lose = await hold(page, files, (route) => route.abort());
    const asked = page.waitForRequest(files);
    await beginApp(page, settings);
    await asked;
    const findNetwork = await loseNetwork(page);
    const noticed = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
    lose();
    await noticed;
    await page.unroute(files);
    await findNetwork();
    await expect(app(page).getByRole('heading', { name: shown, exact: true })).toBeVisible();
  });

test('a tender that is tapped before the scripts came opens with them, without another document', async ({ page }) => {
  const release = await hold(page, scriptsOfApp);
  await beginApp(page, 'user=sara');
  const first = app(page).getByRole('article').first().getByRole('link');
  const title = (await first.textContent()) ?? '';
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await first.click();
  release();
  await expect(heading(page, title)).toBeVisible();
  expect(documents).toEqual([]);
  await back(page).click();
  await expect(app(page).getByRole('article')).toHaveCount(20);
});

/** Blocks the files of the tender page from the start. */
const losePageFiles = (page: Page) => page.route(filesOfTender, (route) => route.abort());

test('a page whose files did not load says so without a reload, and opens by itself when the network is back', async ({
  page,
}) => {
  await losePageFiles(page);
  await openApp(page, 'user=sara');
  await expect(app(page).getByRole('article')).toHaveCount(20);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  const findNetwork = await loseNetwork(page);
  await app(page).getByRole('article').first().getByRole('link').click();
  await expect(heading(page, 'Couldn’t load this')).toBeVisible();
  await back(page).click();
  await expect(heading(page, 'Latest tenders')).toBeVisible();
  await app(page).getByRole('article').nth(19).getByRole('link').click();
  await expect(heading(page, 'Couldn’t load this')).toBeVisible();
  await app(page).getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Couldn’t load this')).toBeVisible();
  await page.unroute(filesOfTender);
  await findNetwork();
  await expect(app(page).getByRole('heading', { name: 'Full notice', exact: true })).toBeVisible();
  expect(documents).toEqual([]);
  await back(page).click();
  await expect(heading(page, 'Latest tenders')).toBeVisible();
});

test('a page file that fails to load once is requested again without a message', async ({ page }) => {
  await losePageFiles(page);
  await openApp(page, 'user=sara');
  await expect(app(page).getByRole('article')).toHaveCount(20);
  await page.unroute(filesOfTender);
  await page.route(filesOfTender, (route) => route.abort(), { times: 1 });
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await app(page).getByRole('article').first().getByRole('link').click();
  await expect(app(page).getByRole('heading', { name: 'Full notice', exact: true })).toBeVisible();
  expect(documents).toBe(0);
});

/** Scrolls to the second page of the list, and returns an article there with its position. */
async function readOn(page: Page) {
  const articles = app(page).getByRole('article');
  await openApp(page, 'user=sara');
  await expect(articles).toHaveCount(20);
  await articles.last().scrollIntoViewIfNeeded();
  await expect(articles).toHaveCount(40);
  const article = articles.nth(27);
  await article.scrollIntoViewIfNeeded();
  const top = () => article.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  return { article, top, before: await top() };
}

test('Back restores the place in the list from a tender that opened on retry', async ({ page }) => {
  const prefetched = untilPrefetched(page);
  const { article, top, before } = await readOn(page);
  await prefetched;
  const findNetwork = await loseNetwork(page);
  await article.getByRole('link').click();
  await expect(app(page).getByText('We couldn’t reach Awaj.')).toBeVisible();
  await findNetwork();
  await app(page).getByRole('button', { name: 'Try again' }).click();
  await expect(app(page).getByRole('heading', { name: 'Full notice', exact: true })).toBeVisible();
  await back(page).click();
  await expect(heading(page, 'Latest tenders')).toBeVisible();
  await expect.poll(top).toBe(before);
});

test('Back restores the place in the list from a tender whose files came late', async ({ page }) => {
  await losePageFiles(page);
  const { article, top, before } = await readOn(page);
  const findNetwork = await loseNetwork(page);
  await article.getByRole('link').click();
  await expect(heading(page, 'Couldn’t load this')).toBeVisible();
  await app(page).getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Couldn’t load this')).toBeVisible();
  await page.unroute(filesOfTender);
  await findNetwork();
  await expect(app(page).getByRole('heading', { name: 'Full notice', exact: true })).toBeVisible();
  await back(page).click();
  await expect(heading(page, 'Latest tenders')).toBeVisible();
  await expect.poll(top).toBe(before);
});
