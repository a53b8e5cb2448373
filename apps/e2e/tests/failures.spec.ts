import { expect, type Page } from '@playwright/test';
import { hold } from './hold.ts';
import { cards } from './list-page.ts';
import { createMember, enter } from './people.ts';
import { servers } from './servers.ts';
import { app, openApp } from './telegram-app.ts';
import { test } from './test.ts';

/** Recognises the chunk of a language by one of its messages. */
async function loseMessages(page: Page, known: readonly string[], times = Number.POSITIVE_INFINITY): Promise<void> {
  let left = times;
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    if (known.some((message) => script.includes(message)) && left-- > 0) await route.abort();
    else await route.fulfill({ response, body: script });
  });
}

const english = 'No more content';
const amharic = 'ተጨማሪ ይዘት የለም';

test('a language whose messages fail to load is shown as the server renders it', async ({ page }) => {
  await page.goto('/tenders');
  await expect(page.getByRole('article')).toHaveCount(20);
  await loseMessages(page, [amharic]);
  await page.getByRole('link', { name: 'አማርኛ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ጨረታዎች' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(20);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a mini app that cannot start says so in both languages, and starts on retry with a connection', async ({
  page,
}) => {
  await loseMessages(page, [english, amharic]);
  await openApp(page, 'user=hanna&theme=dark');
  const message = app(page).getByRole('heading', { name: 'Awaj did not start · አዋጅ አልተከፈተም' });
  await expect(message).toBeVisible();
  await expect(app(page).locator('body')).toHaveCSS('background-color', 'rgb(35, 46, 60)');
  // Scripts still lose the messages: an app that asks for them again in between would start.
  await page.route(`${servers.mini.url}/**`, (route) =>
    route.request().resourceType() === 'script' ? route.fallback() : route.abort('internetdisconnected'),
  );
  const asked = page.waitForRequest((each) => each.method() === 'HEAD');
  await app(page).getByRole('button', { name: 'Try again' }).click();
  await asked;
  await expect(message).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(app(page).getByRole('article')).toHaveCount(20);
});

test('text typed before the scripts run is kept and submitted', async ({ page }) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email or phone').fill('0511');
  await page.getByLabel('Password', { exact: true }).fill('awaj-demo');
  release();
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('awaj-demo');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByText('Not a valid number.')).toBeVisible();
});

test('a choice made before the scripts run is kept and submitted', async ({ page }) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/en/discount/demo-discount', { waitUntil: 'commit' });
  const pay = page.getByRole('button', { name: /^Pay [\d,.]+\sbirr/ });
  const before = (await pay.textContent()) ?? '';
  await page.getByRole('radio', { name: /3 Months/ }).check();
  release();
  await expect(pay).not.toHaveText(before);
  await expect(page.getByRole('radio', { name: /3 Months/ })).toBeChecked();
});

test('a form submitted before the scripts run is sent once they run', async ({ page }) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email or phone').fill('active@awaj.test');
  await page.getByLabel('Password', { exact: true }).fill('awaj-demo');
  await page.getByRole('button', { name: 'Log In' }).click();
  release();
  await expect(page).toHaveURL('/tenders');
});

test('a page whose messages fail to load once recovers by itself', async ({ page }) => {
  await enter(page, (await createMember(page.request)).token);
  await loseMessages(page, ['No Saved Tenders'], 1);
  await page.goto('/saved', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'No Saved Tenders' })).toBeVisible();
});

test('a page whose first script fails to load once recovers by itself', async ({ page }) => {
  await enter(page, (await createMember(page.request)).token);
  await page.route('**/assets/entry.client-*.js', (route) => route.abort(), { times: 1 });
  await page.goto('/saved', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'No Saved Tenders' })).toBeVisible();
});

test('a link that a proxy answers with an error does not leave the page', async ({ page }) => {
  await page.goto('/tenders');
  await expect(cards(page)).toHaveCount(20);
  await page.route(/\/(assets\/.*\.js|healthz|FAQ)$/, (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
  await page.getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('alert')).toHaveText(/^We couldn’t reach Awaj\./);
  await expect(page).toHaveURL('/tenders');
  await expect(cards(page)).toHaveCount(20);
});

test('a page whose scripts failed to load starts once there is a connection', async ({ page }) => {
  await enter(page, (await createMember(page.request)).token);
  await page.route(/\/(assets\/.*\.js|healthz)$/, (route) => route.abort('internetdisconnected'));
  const unreachable = page.waitForEvent('requestfailed', (each) => each.url().endsWith('/healthz'));
  await page.goto('/saved', { waitUntil: 'commit' });
  await unreachable;
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page.getByRole('heading', { name: 'No Saved Tenders' })).toBeVisible();
});

const slowPages = [
  ['/tenders', '/tender/', '**/tender/detail/*'],
  ['/tender/4960', '/company/', '**/company/detail/*'],
] as const;

for (const [start, next, question] of slowPages)
  test(`a slow link of ${start} shows that it loads, says when it fails, and opens on retry`, async ({ page }) => {
    await page.goto(start);
    const release = await hold(page, question, (route) => route.abort());
    const main = page.getByRole('main');
    await main.locator(`a[href^="${next}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${next}\\d+$`));
    await expect(main.locator('[aria-busy="true"]')).toBeVisible();
    release();
    await expect(main.getByRole('heading', { name: 'Couldn’t load this' })).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(main.getByRole('article').first()).toBeVisible();
    await expect(page).not.toHaveTitle(/^Tender · Awaj$/);
  });

test('a link to a slow page shows and announces that it is loading', async ({ page }) => {
  await page.goto('/tenders');
  const release = await hold(page, '**/assets/*.js');
  const link = cards(page).first().getByRole('heading').getByRole('link');
  const fades = () => link.evaluate((element) => element.getAnimations().length);
  await link.click();
  const status = page.getByRole('status').filter({ hasText: 'Loading…' });
  await expect(status).toBeAttached();
  expect(await fades()).toBe(1);
  release();
  await expect(page).toHaveURL(/\/tender\/\d+$/);
  await expect(status).not.toBeAttached();
});
