import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { createMember, password, storedToken } from './people.ts';
import { servers } from './servers.ts';
import { test } from './test.ts';

const identifier = (page: Page) => page.getByLabel('Email or phone');
const secret = (page: Page) => page.getByLabel('Password', { exact: true });
const logIn = (page: Page) => page.getByRole('button', { name: 'Log In' }).click();

async function fill(page: Page, who: string, typed = password): Promise<void> {
  await identifier(page).fill(who);
  await secret(page).fill(typed);
}

test('somebody who is redirected to the login returns to the page they wanted', async ({ page, request }) => {
  const { phone } = await createMember(request);
  await page.goto('/billing?from=mail');
  await expect(page).toHaveURL('/login?next=%2Fbilling%3Ffrom%3Dmail');
  await fill(page, `+251 ${phone.slice(1)}`);
  const [sent] = await Promise.all([page.waitForRequest('**/auth/login'), logIn(page)]);
  expect([sent.url(), sent.postDataJSON()]).toEqual([`${servers.api.url}/auth/login`, { username: phone, password }]);
  await expect(page).toHaveURL('/billing?from=mail');
  expect(await storedToken(page)).toMatch(/^[\w-]{43}$/);
  await page.goto('/login');
  await expect(page).toHaveURL('/tenders');
});

test('a login by email leads to the tenders', async ({ page, request }) => {
  const { email } = await createMember(request);
  await page.goto('/am/login');
  await page.getByLabel('ኢሜይል ወይም ስልክ').fill(email.toUpperCase());
  await page.getByLabel('የይለፍ ቃል', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/am/tenders');
});

test('a login never redirects to another site', async ({ page, request, baseURL }) => {
  const { email } = await createMember(request);
  await page.goto(`/login?next=${encodeURIComponent('/\\evil.example')}`);
  await fill(page, email);
  await logIn(page);
  await expect.poll(() => storedToken(page)).not.toBeNull();
  await expect(page).not.toHaveURL(/login/);
  expect(new URL(page.url()).origin).toBe(baseURL);
});

test('a wrong password is refused, and the form keeps what was typed', async ({ page, request }) => {
  const { email } = await createMember(request);
  await page.goto('/login');
  await fill(page, email, 'another one');
  await logIn(page);
  await expect(page.getByRole('alert')).toContainText('Invalid Credential');
  await expect(page.getByRole('alert')).toContainText('The email, phone number or password is wrong.');
  await expect(identifier(page)).toHaveValue(email);
  await expectAccessible(page);
  await secret(page).fill(password);
  await logIn(page);
  await expect(page).toHaveURL('/tenders');
});

test('a login without a network says so, and works on retry', async ({ page, request, context }) => {
  const { email } = await createMember(request);
  await page.goto('/login');
  await fill(page, email);
  await context.setOffline(true);
  await logIn(page);
  await expect(page.getByRole('alert')).toContainText('Invalid Credential');
  await expect(page.getByRole('alert')).toContainText('We couldn’t reach Awaj.');
  await context.setOffline(false);
  await logIn(page);
  await expect(page).toHaveURL('/tenders');
});

test('a login reports an answer that is not from the API', async ({ page }) => {
  await page.goto('/login');
  await fill(page, 'somebody@awaj.test');
  for (const answer of [
    { status: 500, body: '' },
    { status: 200, contentType: 'text/html', body: '<p>Hello' },
  ]) {
    await page.route('**/auth/login', (route) => route.fulfill(answer));
    await logIn(page);
    await expect(page.getByRole('alert')).toContainText('Something went wrong on our side.');
    await page.unroute('**/auth/login');
  }
  expect(await storedToken(page)).toBeNull();
});

test('the login shows mistakes when a field is left, and sends nothing until they are corrected', async ({ page }) => {
  let sent = 0;
  page.on('request', (each) => {
    if (each.url().endsWith('/auth/login')) sent += 1;
  });
  await page.goto('/login');
  await identifier(page).fill('0511');
  await expect(page.getByText('Not a valid number.')).toBeHidden();
  await secret(page).fill(' 12345 ');
  await expect(page.getByText('Not a valid number.')).toBeVisible();
  await logIn(page);
  await expect(page.getByText('At least 6 characters.')).toBeVisible();
  await expect(identifier(page)).toBeFocused();
  expect(sent).toBe(0);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(secret(page)).toHaveAttribute('type', 'text');
});

test('a refresh keeps the email or phone but never the password', async ({ page }) => {
  await page.goto('/login');
  await fill(page, 'abebe@awaj.test');
  await page.reload();
  await expect(identifier(page)).toHaveValue('abebe@awaj.test');
  await expect(secret(page)).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(password);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the login says that it needs scripts, and puts no password into an address', async ({ page, request }) => {
    // Chromium does not show <noscript> when a test turns scripts off.
    expect(await (await request.get('/login')).text()).toMatch(/<noscript>.*This page needs JavaScript\./);
    await page.goto('/login');
    await fill(page, 'abebe@awaj.test');
    await logIn(page);
    await expect(page).toHaveURL('/login');
  });
});
