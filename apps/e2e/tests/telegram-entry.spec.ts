import { expect, type Page } from '@playwright/test';
import { app, heading, initDataOf, logged, openApp, openInSilence, press } from './telegram-app.ts';
import { test } from './test.ts';

const tender = 'path=/tender/telegram/17';
const mainButton = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Bottom buttons' }).getByRole('button', { name, exact: true });

for (const version of ['6.9', '9.1'])
  test(`a new user gets from a tender to a paid subscription inside a client of version ${version}`, async ({
    page,
  }) => {
    await openApp(page, `user=new&version=${version}&${tender}`);
    await expect(heading(page, 'Log in with Telegram')).toBeVisible();
    await press(page, 'Share my number');
    await press(page, 'Share');

    await expect(heading(page, 'ይመዝገቡ')).toBeVisible();
    await expect(app(page).getByLabel('የሞባይል ስልክ ቁጥር')).toHaveAttribute('readonly');
    const name = app(page).getByLabel('ስም');
    await expect(mainButton(page, 'ይመዝገቡ')).toBeVisible();
    await name.fill('   ');
    await expect(mainButton(page, 'ይመዝገቡ')).toHaveCount(0);
    await name.fill('አበበ ከበደ');
    await app(page).getByText('6 ወር', { exact: true }).click();
    await mainButton(page, 'ይመዝገቡ').click();

    await expect(heading(page, 'ተመዝግበዋል')).toBeVisible();
    await mainButton(page, 'በ1,480 ብር ደንበኛ ይሁኑ').click();
    await press(page, 'Pay');
    await expect(page.getByRole('alertdialog', { name: 'ተከፍሏል!' })).toBeVisible();
    await page.getByRole('alertdialog').getByRole('button').click();
    // The app keeps the language of the signup.
    await expect(app(page).getByRole('heading', { name: 'ሙሉ ማስታወቂያ' })).toBeVisible();
    await expect(app(page).getByText(/^(ይግቡ ወይም ይመዝገቡ|ደንበኛ ይሁኑ)$/)).toHaveCount(0);
  });

test('the signup takes the name from Telegram, and it can be changed', async ({ page }) => {
  await openApp(page, 'user=new&contact=shared&path=/signup/telegram');
  const { first_name, last_name } = JSON.parse(new URLSearchParams(await initDataOf(page)).get('user') ?? '{}');
  const name = app(page).getByLabel('ስም');
  await expect(name).toHaveValue([first_name, last_name].filter(Boolean).join(' '));
  await name.fill('አበበ');
  await mainButton(page, 'ይመዝገቡ').click();
  await expect(heading(page, 'ተመዝግበዋል')).toBeVisible();
});

test('the app waits at most twenty seconds for the number, then offers the way to the bot', async ({ page }) => {
  await page.clock.install();
  await page.route('**/telegram/contact', (route) => route.fulfill({ json: { contact: 'contact=%7B%7D&hash=00' } }));
  await openApp(page, `user=new&${tender}`);
  await press(page, 'Share my number');
  await press(page, 'Share');
  await expect(app(page).getByText('Waiting for your number…')).toBeVisible();
  await page.clock.fastForward('00:21');
  await expect(app(page).getByText('We haven’t received your number yet.')).toBeVisible();
  await expect(app(page).getByRole('button', { name: 'Check again' })).toBeVisible();
  await expect(app(page).getByRole('link', { name: 'Open the bot' })).toBeVisible();
});

test('somebody who declines to share the number can still go on', async ({ page }) => {
  await openApp(page, `user=new&${tender}`);
  await press(page, 'Share my number');
  await press(page, 'Cancel');
  await expect(app(page).getByText('You didn’t share your number.')).toBeVisible();
  await expect(app(page).getByRole('link', { name: 'Open the bot' })).toBeVisible();
  await app(page).getByRole('link', { name: 'See the latest tenders first' }).click();
  await expect(app(page).getByRole('article')).toHaveCount(20);
});

for (const version of ['6.0', '6.8'])
  test(`a client of version ${version} leads to the bot for the number, and the app continues from there`, async ({
    page,
  }) => {
    await openApp(page, `user=new&version=${version}&${tender}`);
    await expect(app(page).getByText('Your version of Telegram cannot share the number here.')).toBeVisible();
    await app(page).getByRole('link', { name: 'Open the bot' }).click();
    const left = version === '6.0' ? 'web_app_open_link' : 'web_app_open_tg_link';
    await expect(logged(page, left)).toContainText('start=login');
    if (version === '6.0') return;
    await page.getByRole('link', { name: 'Go to the chat' }).click();
    await page.getByRole('button', { name: 'Share my phone number' }).click();
    await expect(page.locator('#chat').getByText('Thank you. Open Awaj to finish signing up.')).toBeVisible();
  });

test('somebody who shared the number in the chat starts at the signup, in Amharic with a link to English', async ({
  page,
}) => {
  await openApp(page, `user=new&contact=shared&lang=en&${tender}`);
  await expect(heading(page, 'ይመዝገቡ')).toBeVisible();
  await app(page).getByLabel('ስም').fill('Abebe');
  await app(page).getByText('English').click();
  await expect(heading(page, 'Sign Up')).toBeVisible();
  await expect(app(page).getByLabel('Name')).toHaveValue('Abebe');
  await expect(logged(page, 'web_app_setup_closing_behavior').last()).toContainText('true');
});

test('a name that is too long is refused in the language of the page before it is sent', async ({ page }) => {
  await openApp(page, 'user=new&contact=shared&path=/signup/telegram');
  await app(page).getByLabel('ስም').fill('ሀ'.repeat(201));
  await press(page, 'ይመዝገቡ');
  await expect(app(page).getByText('ቢበዛ 200 ምልክቶች ይጠቀሙ።').first()).toBeVisible();
  await app(page).getByLabel('ስም').fill('ሀ'.repeat(200));
  await press(page, 'ይመዝገቡ');
  await expect(heading(page, 'ተመዝግበዋል')).toBeVisible();
});

test('in a client that never answers the signup offers the way to the bot', async ({ page }) => {
  await page.clock.install();
  await openApp(page, `user=new&${tender}`);
  await press(page, 'Share my number');
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
  await page.clock.fastForward('02:30');
  await expect(app(page).getByText('Telegram did not respond.')).toBeVisible();
  await expect(app(page).getByRole('link', { name: 'Open the bot' })).toBeVisible();
});

test('somebody who registers after the launch expired closes the app, and finds their name when it opens again', async ({
  page,
}) => {
  await openApp(page, `user=new&contact=shared&age=2h&lang=en&${tender}`);
  await app(page).getByLabel('ስም').fill('አበበ ከበደ');
  await mainButton(page, 'ይመዝገቡ').click();
  await expect(app(page).getByRole('alert')).toContainText('እባክዎ አዋጅን እንደገና ይክፈቱ');
  await expect(app(page).getByRole('alert')).toContainText('ያስገቡት ሁሉ ተቀምጧል።');
  await mainButton(page, 'ይዝጉ').click();
  await expect(page.getByText('The mini app is closed.')).toBeVisible();
  // A phone opens the app in a new window without the storage of the last one.
  const again = await page.context().newPage();
  await again.goto(page.url().replace('age=2h&', ''));
  await expect(app(again).getByLabel('ስም')).toHaveValue('አበበ ከበደ');
  await mainButton(again, 'ይመዝገቡ').click();
  await expect(heading(again, 'ተመዝግበዋል')).toBeVisible();
});

test('a launch that Telegram did not sign is refused, with a way to open the app again', async ({ page }) => {
  const user = JSON.stringify({ id: 710000001, first_name: 'Hanna', language_code: 'en' });
  const tgWebAppData = String(new URLSearchParams({ user, auth_date: '1790000000', hash: 'ab'.repeat(32) }));
  const launch = { tgWebAppData, tgWebAppVersion: '9.1', tgWebAppPlatform: 'android', tgWebAppThemeParams: '{}' };
  for (const path of ['/tender/telegram/17', '/latest-tenders/telegram']) {
    await openInSilence(page, path, launch);
    await expect(heading(page, 'Please open Awaj again')).toBeVisible();
    await expect(app(page).getByRole('button')).toHaveText(['Close']);
  }
});
