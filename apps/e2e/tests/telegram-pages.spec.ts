import { expect } from '@playwright/test';
import { servers } from './servers.ts';
import {
  app,
  back,
  frameOf,
  heading,
  initDataOf,
  logged,
  loseNetwork,
  openApp,
  openAsNew,
  openInSilence,
  press,
} from './telegram-app.ts';
import { test } from './test.ts';

test('a tender has its own title, and the back button of the client leads from it to the list', async ({ page }) => {
  await openApp(page, 'user=sara&lang=en');
  const title = async () => (await frameOf(page)).title();
  await expect(app(page).getByRole('article')).toHaveCount(20);
  await expect.poll(title).toBe('Latest tenders');
  await expect(back(page)).toHaveCount(0);
  const first = app(page).getByRole('article').first().getByRole('link');
  const name = (await first.textContent()) ?? '';
  await first.click();
  await expect(heading(page, name)).toBeVisible();
  await expect.poll(title).toBe(name);
  await expect(app(page).getByRole('button', { name: /^Saved?$/ })).toHaveCount(0);
  await back(page).click();
  await expect(app(page).getByRole('article')).toHaveCount(20);
  await expect.poll(title).toBe('Latest tenders');
});

test('the search of the app narrows the list, and Back undoes it', async ({ page }) => {
  await openApp(page, 'user=hanna&lang=en');
  await expect(app(page).getByRole('article')).toHaveCount(20);
  await app(page).getByRole('link', { name: 'Filter' }).click();
  const search = app(page).getByRole('dialog', { name: 'Search Tenders' });
  await search.getByText('7 days', { exact: true }).click();
  await search.getByRole('button', { name: /^Search: Show [\d,]+ tenders?$/ }).click();
  await expect(search).toHaveCount(0);
  await expect(app(page).getByRole('button', { name: /^Remove Closing date/ })).toBeVisible();
  await expect(app(page).getByRole('link', { name: /^Search [\d,]+ (open )?tenders?$/ })).toBeVisible();
  await back(page).click();
  await expect(app(page).getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await expect(app(page).getByRole('link', { name: 'Search tenders' })).toBeVisible();
});

test('the main button of the client adds the deadline of an open tender to the calendar', async ({ page, request }) => {
  await openApp(page, 'user=hanna&lang=en&path=/latest-tenders/telegram?status=1');
  await app(page).getByRole('article').first().getByRole('link').click();
  await press(page, 'Add to calendar');
  const opened = (await logged(page, 'web_app_open_link').first().textContent()) ?? '';
  const [address = ''] = /http[^"]+\.ics/.exec(opened) ?? [];
  expect(await (await request.get(address)).text()).toContain('BEGIN:VEVENT');
});

test('in the oldest client the page itself has a back link and the settings', async ({ page }) => {
  await openApp(page, 'user=sara&version=6.0');
  await expect(app(page).getByRole('article')).toHaveCount(20);
  await app(page).getByRole('article').first().getByRole('link').click();
  await expect(app(page).getByRole('heading', { name: 'Full notice', exact: true })).toBeVisible();
  await app(page).getByRole('button', { name: 'Back' }).click();
  await expect(app(page).getByRole('article')).toHaveCount(20);
  await expect(app(page).getByRole('button', { name: 'Back' })).toHaveCount(0);
  await app(page).getByRole('button', { name: 'Menu' }).click();
  await app(page).getByText('አማርኛ').click();
  await app(page).getByRole('dialog', { name: 'ማውጫ' }).getByRole('button', { name: 'ይዝጉ' }).click();
  await expect(heading(page, 'አዳዲስ ጨረታዎች')).toBeVisible();
});

test('a member has saved searches and alert settings, and messages use the name from Telegram', async ({ page }) => {
  await openApp(page, 'user=yonas&path=/searches/telegram');
  await expect(app(page).getByRole('heading', { name: 'No saved searches yet' })).toBeVisible();
  await openApp(page, 'user=yonas&path=/alerts/telegram');
  await expect(app(page).getByText('Nothing is muted.')).toBeVisible();
  await app(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(app(page).getByText('Saved', { exact: true })).toBeVisible();
  await openApp(page, 'user=yonas&path=/messages/telegram');
  await expect(app(page).getByRole('heading', { name: 'No messages yet' })).toBeVisible();
});

test('the feed and the alert settings say that SMS were stopped by a reply', async ({ page, request }) => {
  await openAsNew(page, request, '/alerts/telegram');
  await expect(app(page).getByText('Nothing is muted.')).toBeVisible();
  const headers = { authorization: `tma ${await initDataOf(page)}` };
  const { phone } = await (await request.get(`${servers.api.url}/client/user-info`, { headers })).json();
  await request.post(`${servers.sandbox.url}/inbox/phones/${phone}/reply`, { form: { text: 'STOP' } });
  for (const path of ['/alerts/telegram', '/myfeed/telegram']) {
    await app(page)
      .locator('html')
      .evaluate((_, to) => location.assign(to), path);
    await expect(app(page).getByText(/^You replied STOP, so we no longer send SMS to/)).toBeVisible();
    await expect(app(page).getByRole('link', { name: 'See settings' })).toBeVisible();
  }
});

test('a member saves a search of the mini app, and deletes it', async ({ page }) => {
  await openApp(page, `user=sara&path=${encodeURIComponent('/latest-tenders/telegram?q=supply')}`);
  await app(page).getByRole('link', { name: 'Save this search and alert me' }).click();
  const drawer = app(page).getByRole('dialog', { name: 'Save this search' });
  await expect(drawer.getByText(/^Would have sent/)).toBeVisible();
  await back(page).click();
  await expect(drawer).toBeHidden();
  await app(page).getByRole('link', { name: 'Save this search and alert me' }).click();
  await drawer.getByRole('button', { name: 'Save search' }).click();
  await expect(heading(page, 'Saved Searches')).toBeVisible();
  await expect(app(page).getByRole('article').filter({ hasText: 'Title: “supply”' })).toBeVisible();
  await app(page).getByRole('button', { name: 'Delete' }).click();
  await app(page).getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(app(page).getByRole('heading', { name: 'No saved searches yet' })).toBeVisible();
});

test('a friend’s link opens its tender, and Back leads to the newest tenders', async ({ page }) => {
  await openApp(page, 'user=sara&startapp=t_17');
  await expect(app(page).getByText('9 of your 15 days are left.')).toBeVisible();
  await app(page).getByRole('button', { name: 'Share' }).click();
  await expect(logged(page, 'web_app_open_tg_link')).toContainText('startapp%3Dt_17');
  await press(page, 'Cancel');
  await app(page).getByRole('link', { name: 'On the website' }).click();
  await expect(logged(page, 'web_app_open_link')).toContainText(`${servers.web.url}/tender/17`);
  await back(page).click();
  await expect(app(page).getByRole('article')).toHaveCount(20);
});

test('a link to a merged tender leads to the remaining one', async ({ page }) => {
  const merged = /\/telegram\/tender\/4321$/;
  await page.route(merged, async (route) => {
    const request = route.request();
    await route.fulfill({ response: await route.fetch({ url: request.url().replace(merged, '/telegram/tender/17') }) });
  });
  await openApp(page, 'user=sara&startapp=t_4321');
  const frame = await frameOf(page);
  await frame.waitForURL('**/tender/telegram/17');
  await expect(app(page).getByText('9 of your 15 days are left.')).toBeVisible();
  await back(page).click();
  await expect(app(page).getByRole('article')).toHaveCount(20);
});

for (const settings of ['startapp=zzz', 'path=/tender/telegram/99999999'])
  test(`${settings} shows that the tender does not exist, without asking for a login`, async ({ page }) => {
    await openApp(page, `user=sara&${settings}`);
    await expect(heading(page, 'Tender not found')).toBeVisible();
    await app(page).getByRole('link', { name: 'Latest tenders' }).click();
    await expect(app(page).getByRole('article')).toHaveCount(20);
  });

test('an app opened without a tender shows the newest tenders', async ({ page }) => {
  await openApp(page, 'user=sara&path=/tender/telegram/app');
  await expect(app(page).getByRole('article')).toHaveCount(20);
});

test('the settings of the client change the language, which is remembered', async ({ page }) => {
  await openApp(page, 'user=sara');
  await expect(heading(page, 'Latest tenders')).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await press(page, 'Settings');
  await app(page).getByText('አማርኛ').click();
  await expect(app(page).getByRole('dialog', { name: 'ማውጫ' })).toBeVisible();
  await back(page).click();
  await expect(app(page).getByRole('dialog')).toHaveCount(0);
  await expect(heading(page, 'አዳዲስ ጨረታዎች')).toBeVisible();
  await openApp(page, 'user=sara');
  await expect(heading(page, 'አዳዲስ ጨረታዎች')).toBeVisible();
});

test('a language that cannot be loaded leaves the page as it is', async ({ page }) => {
  await openApp(page, 'user=sara&version=6.0');
  await expect(app(page).getByRole('article')).toHaveCount(20);
  await app(page).getByRole('button', { name: 'Menu' }).click();
  const settings = app(page).getByRole('dialog', { name: 'Menu' });
  await expect(settings).toBeVisible();
  const findNetwork = await loseNetwork(page);
  await app(page).getByText('አማርኛ').click();
  await expect(settings.getByText('We couldn’t reach Awaj.')).toBeVisible();
  await expect(settings.getByRole('radio', { name: 'English' })).toBeChecked();
  await findNetwork();
  await app(page).getByText('አማርኛ').click();
  await expect(app(page).getByRole('dialog', { name: 'ማውጫ' })).toBeVisible();
});

test('in a client that never answers and sends invalid colours everything can be read', async ({ page }) => {
  await openApp(page, 'user=sara');
  const tgWebAppData = await initDataOf(page);
  const launch = { tgWebAppData, tgWebAppVersion: '9.1', tgWebAppPlatform: 'android' };
  const tgWebAppThemeParams = '{"bg_color":5,"secondary_bg_color":"red;}"}';
  await openInSilence(page, '/latest-tenders/telegram', { ...launch, tgWebAppThemeParams });
  await expect(app(page).getByRole('article')).toHaveCount(20);
  await expect(app(page).locator('html')).toHaveAttribute('data-scheme', 'light');
  await app(page).getByRole('article').first().getByRole('link').click();
  await expect(app(page).getByRole('heading', { name: 'Full notice', exact: true })).toBeVisible();
});

test('an unknown address of the app leads to the homepage', async ({ page }) => {
  await openApp(page, 'user=sara&path=/nope/telegram');
  await expect(heading(page, 'Page not found')).toBeVisible();
  await app(page).getByRole('link', { name: 'Go to Homepage' }).click();
  await expect(app(page).getByRole('article')).toHaveCount(20);
});

test('in a plain browser the app links to the bot and to the same tender on the website', async ({ page }) => {
  await page.goto(`${servers.mini.url}/tender/telegram/17`);
  await expect(page.getByRole('heading', { name: 'Open Awaj in Telegram' })).toBeVisible();
  const bot = page.getByRole('link', { name: 'Open in Telegram' });
  await expect(bot).toHaveAttribute('href', 'https://t.me/awaj_bot?startapp=t_17');
  await page.getByRole('link', { name: 'Read this tender on the website' }).click();
  await expect(page).toHaveURL(`${servers.web.url}/tender/17`);
});
