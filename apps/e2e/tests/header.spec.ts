import { expect, type Locator, type Page } from '@playwright/test';
import { cards } from './list-page.ts';
import { codeFor, createMember, enter, enterAs } from './people.ts';
import { servers } from './servers.ts';
import { test } from './test.ts';

const header = (page: Page): Locator => page.getByRole('banner');
const entries = (page: Page): Locator =>
  header(page)
    .getByRole('navigation', { name: /^(Main|ዋና ማውጫ)$/ })
    .getByRole('link')
    .filter({ visible: true });
const savedEntry = (page: Page): Locator => entries(page).filter({ hasText: 'Saved Tenders' });
const opener = (page: Page, label: string | RegExp): Locator =>
  header(page).locator('summary').filter({ hasText: label });

const targetsOf = (links: Locator): Promise<(string | null)[]> =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

async function save(page: Page, token: string, count: number): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  for (let id = 1; id <= count; id++) {
    const answer = await page.request.post(`${servers.api.url}/client/save-unsave/${id}`, { headers, data: { to: 1 } });
    expect(answer.status()).toBe(200);
  }
}

for (const [prefix, words] of [
  ['', ['Tenders', 'Pricing', 'FAQ', 'Signup', 'Log In']],
  ['/am', ['ጨረታዎች', 'ዋጋ', 'ጥያቄዎች', 'ይመዝገቡ', 'ይግቡ']],
] as const)
  test(`the header of ${prefix}/tenders gives a visitor five links, and a logo that leads home`, async ({ page }) => {
    await page.goto(`${prefix}/tenders`, { waitUntil: 'domcontentloaded' });
    const links = header(page)
      .getByRole('link')
      .filter({ visible: true, hasText: new RegExp(`^(${words.join('|')})$`) });
    await expect(links).toHaveText([...words]);
    const pages = ['/tenders', '/pricing', '/FAQ', '/signup', '/login'];
    expect(await targetsOf(links)).toEqual(pages.map((path) => prefix + path));
    await expect(header(page).getByRole('link', { name: /^(Awaj|አዋጅ)$/ })).toHaveAttribute('href', prefix || '/');
    await expect(header(page).locator('summary')).toHaveCount(0);
  });

test('the header gives a member three links, and a logo that leads to the tenders', async ({ page }) => {
  await enterAs(page, 'active@awaj.test');
  for (const prefix of ['', '/am']) {
    await page.goto(`${prefix}/pricing`);
    await expect(entries(page)).toHaveCount(3);
    expect(await targetsOf(entries(page))).toEqual(['/tenders', '/myfeed', '/saved'].map((path) => prefix + path));
    await expect(header(page).getByRole('link', { name: /^(Awaj|አዋጅ)$/ })).toHaveAttribute('href', `${prefix}/tenders`);
    await expect(header(page).getByRole('link', { name: /^(Log In|ይግቡ)$/ })).toHaveCount(0);
  }
});

test('the current page is marked in the header and in the bottom bar of a phone', async ({ page }) => {
  await enterAs(page, 'active@awaj.test');
  const wide = page.viewportSize() ?? { width: 1280, height: 720 };
  const marked = page
    .locator('[aria-current="page"]')
    .and(page.getByRole('navigation', { name: 'Main' }).getByRole('link'));
  for (const [path, name] of [
    ['/tenders?region=1', /^Tenders$/],
    ['/myfeed', /My Feed/],
    ['/saved', /Saved/],
    ['/tender/4321', null],
    ['/billing', null],
  ] as const) {
    await page.setViewportSize(wide);
    await page.goto(path);
    await expect(entries(page)).toHaveCount(3);
    const shown = marked.filter({ visible: true });
    await expect(shown).toHaveText(name ? [name] : []);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(entries(page)).toHaveCount(0);
    await expect(shown).toHaveText(name ? [name] : []);
  }
});

test('the count of saved tenders goes up to nine, and is hidden when there are none', async ({ page, request }) => {
  const { token } = await createMember(request);
  await enter(page, token);
  await page.goto('/tenders');
  await expect(savedEntry(page)).toHaveText('Saved Tenders');
  await cards(page).first().getByRole('button', { name: /^Save/ }).click();
  await expect(savedEntry(page)).toHaveAccessibleName('Saved Tenders 1 saved tender');
  await save(page, token, 8);
  await page.reload();
  await expect(savedEntry(page)).toHaveAccessibleName('Saved Tenders 9 saved tenders');
  await expect(savedEntry(page).getByText('9', { exact: true })).toBeVisible();
  await cards(page).nth(1).getByRole('button', { name: /^Save/ }).click();
  await expect(savedEntry(page)).toHaveAccessibleName('Saved Tenders 10 saved tenders');
  await expect(savedEntry(page).getByText('9+', { exact: true })).toBeVisible();
});

test('the account menu shows the member’s name and company, and links to their pages', async ({ page, request }) => {
  const { email, token } = await createMember(request);
  await enterAs(page, 'active@awaj.test');
  for (const [name, belongsTo] of [
    ['Selamawit Bekele', 'Bekele Trading PLC'],
    // This member has no company.
    ['Almaz Tadesse', email],
  ] as const) {
    await page.goto('/tenders');
    await opener(page, `Account of ${name}`).click();
    const menu = header(page)
      .getByRole('group')
      .filter({ hasText: `Account of ${name}` });
    await expect(menu.getByText(name, { exact: true })).toBeVisible();
    await expect(menu.getByText(belongsTo, { exact: true })).toBeVisible();
    await expect(menu.getByRole('link')).toHaveText(['My Account', 'Billing', 'Settings']);
    expect(await targetsOf(menu.getByRole('link'))).toEqual(['/myaccount', '/billing', '/settings']);
    await expect(menu.getByRole('button')).toHaveText(['Logout']);
    await enter(page, token);
  }
});

test('the bell lists each unverified contact, and disappears with the last one', async ({ page, request }) => {
  const { phone, token } = await createMember(request);
  const headers = { authorization: `Bearer ${token}` };
  const post = (path: string, data: object) => request.post(servers.api.url + path, { headers, data });
  await enter(page, token);
  await page.goto('/tenders');
  await opener(page, '2 notifications').click();
  const items = header(page).getByRole('listitem');
  await expect(items).toHaveText([/^Your phone number is not verified\./, /^Your email is not verified\./]);
  const verify = items.getByRole('link', { name: 'Verify' });
  expect(await targetsOf(verify)).toEqual(['/verification/phone', '/verification/email']);
  await verify.first().click();
  await expect(page).toHaveURL('/verification/phone');

  expect((await post('/auth/verify-contact', { phone, code: await codeFor(page, phone) })).status()).toBe(200);
  await page.goto('/tenders');
  await opener(page, '1 notification').click();
  await expect(items).toHaveText([/^Your email is not verified\./]);
  await verify.click();
  await expect(page).toHaveURL('/verification/email');

  await enterAs(page, 'active@awaj.test');
  await page.goto('/tenders');
  await expect(opener(page, 'Account of Selamawit Bekele')).toBeVisible();
  await expect(header(page).getByText('Notifications')).toHaveCount(0);
});
