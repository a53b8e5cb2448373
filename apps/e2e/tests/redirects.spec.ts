import { expect } from '@playwright/test';
import { createMember, enterAs, password } from './people.ts';
import { servers } from './servers.ts';
import { test } from './test.ts';

/** Sent away in the head of the page: what would be drawn is not waited for. */
const atOnce = { waitUntil: 'commit' } as const;

/** Every rule about addresses holds in Amharic as well, and stays there. */
const languages = [
  ['English', ''],
  ['Amharic', '/am'],
] as const;

const ofMembers = [
  '/settings',
  '/settings?tab=tender',
  '/billing',
  '/myaccount',
  '/myfeed',
  '/saved',
  '/verification/phone',
  '/verification/email',
  '/verification/else',
  '/phone',
  '/email',
  '/invoice/1',
  '/payments/1',
];

const ofGuests = [
  '/',
  '/login',
  '/login/else',
  '/signup',
  '/signup?plan=2',
  '/signup-now',
  '/forgot-password',
  '/forgot-password/else',
  '/register',
];

const ofTelegram = [
  '/latest-tenders/telegram',
  '/login/telegram',
  '/signup/telegram',
  '/tender/telegram/7',
  '/myfeed/telegram',
];

for (const [language, prefix] of languages) {
  test(`a visitor is sent from the ${language} pages of members to the login, which leads back there`, async ({
    page,
  }) => {
    for (const path of ofMembers.map((each) => prefix + each)) {
      await page.goto(path, atOnce);
      await expect(page).toHaveURL(`${prefix}/login?next=${encodeURIComponent(path)}`);
    }
    await page.goto(`${prefix}/client/my-feed`, atOnce);
    await expect(page).toHaveURL(`${prefix}/login?next=${encodeURIComponent(`${prefix}/myfeed`)}`);
  });

  test(`a member is sent from the ${language} pages of guests to the tenders`, async ({ page }) => {
    await enterAs(page, 'active@awaj.test');
    for (const path of ofGuests) {
      await page.goto(prefix + path, atOnce);
      await expect(page, path).toHaveURL(`${prefix}/tenders`);
    }
    await page.goto(`${prefix}/client/my-feed`, atOnce);
    await expect(page).toHaveURL(`${prefix}/myfeed`);
  });

  test(`everybody is sent from ${language} addresses of the mini app to it, with query and hash`, async ({ page }) => {
    for (const path of ofTelegram) {
      await page.goto(`${prefix}${path}?from=chat#facts`, atOnce);
      await expect(page).toHaveURL(`${servers.mini.url}${path}?from=chat#facts`);
    }
  });
}

test('old addresses lead to the present ones before anything is drawn, with their query', async ({ request }) => {
  for (const [old, present] of [
    ['/register?plan=2', '/signup?plan=2'],
    ['/am/register?plan=2', '/am/signup?plan=2'],
    ['/client/my-feed?region=1', '/myfeed?region=1'],
    ['/am/client/my-feed', '/am/myfeed'],
    ['/tender/telegram/7?from=chat', `${servers.mini.url}/tender/telegram/7?from=chat`],
  ] as const) {
    const answer = await request.get(old, { maxRedirects: 0 });
    expect([old, answer.status(), answer.headers().location]).toEqual([old, 302, present]);
  }
});

test('Back leads whoever has logged in to the tenders, not to the pages of guests', async ({ page, request }) => {
  const { email } = await createMember(request);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
  await page.getByLabel('Email or phone').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/tenders');
  await page.getByRole('banner').getByRole('link', { name: 'My Feed' }).click();
  await expect(page).toHaveURL('/myfeed');
  await page.goBack();
  await expect(page).toHaveURL('/tenders');
  await page.goBack();
  await expect(page).toHaveURL('/tenders');
});

test('a member who types an address of no page is told so, and not sent away', async ({ page }) => {
  await enterAs(page, 'active@awaj.test');
  for (const path of ['/phone', '/email', '/am/emails']) {
    expect((await page.goto(path, atOnce))?.status()).toBe(404);
    await expect(
      page.getByRole('link', { name: path.startsWith('/am') ? 'ወደ መነሻ ገጽ ይሂዱ' : 'Go to Homepage' }),
    ).toBeVisible();
    await expect(page).toHaveURL(path);
  }
});
