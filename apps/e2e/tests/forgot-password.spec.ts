import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { codeFor, createMember, freshPhone, password, storedToken, typeCode } from './people.ts';
import { test } from './test.ts';

const send = (page: Page) => page.getByRole('button', { name: 'Send Code' }).click();
const verify = (page: Page) => page.getByRole('button', { name: 'Verify Code' }).click();
const change = (page: Page) => page.getByRole('button', { name: 'Change Password' }).click();

const code = (page: Page) => page.getByRole('group', { name: 'Code' });

async function ask(page: Page, phone: string): Promise<void> {
  await page.goto('/forgot-password');
  await page.getByLabel('Mobile number').fill(phone);
  await send(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Enter the code' })).toBeVisible();
}

test('a forgotten password is replaced in four steps, and the last one logs in', async ({ page, request }) => {
  const { phone } = await createMember(request);
  await ask(page, phone);
  await expect(code(page)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText(/^in [1-5]\d s$/)).toBeVisible();
  await typeCode(page, (await codeFor(page, phone)).toLowerCase());
  await verify(page);

  await expect(page.getByRole('heading', { level: 1, name: 'Lost Password Reset' })).toBeVisible();
  await page.getByLabel('New password').fill('second one');
  await page.getByLabel('Confirm password').fill('second two');
  await change(page);
  await expect(page.getByLabel('Confirm password')).toHaveAccessibleDescription('The passwords does not match.');
  await expectAccessible(page);
  expect(await storedToken(page)).toBeNull();
  await page.getByLabel('Confirm password').fill('second one');
  await change(page);

  await expect(page.getByRole('heading', { level: 1, name: 'Password Changed Successfully!' })).toBeVisible();
  await expect(page.getByText('You are now logged in.')).toBeVisible();
  expect(await storedToken(page)).not.toBeNull();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/tenders');

  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.getByLabel('Email or phone').fill(phone);
  await page.getByLabel('Password', { exact: true }).fill('second one');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/tenders');
});

test('a phone without an account gets the same answer as one with an account', async ({ page, request }) => {
  const member = await createMember(request);
  for (const phone of [member.phone, freshPhone()]) {
    await ask(page, phone);
    await expect(page.getByText(/^If 09\d\d \d{3} \d{3} has an account, we have sent it a code\.$/)).toBeVisible();
    await typeCode(page, 'ZZZZ');
    await verify(page);
    await expect(code(page)).toHaveAccessibleDescription('This code is not valid. Check it or ask for a new one.');
    await page.getByRole('link', { name: 'Use another number' }).click();
    await expect(page.getByLabel('Mobile number')).toBeVisible();
  }
});

test('each step of a forgotten password shows its mistakes under the fields', async ({ page }) => {
  await page.goto('/forgot-password');
  await send(page);
  await expect(page.getByText('Can not be empty')).toBeVisible();
  await page.getByLabel('Mobile number').fill('0811223344');
  await expect(page.getByText('Not a valid number.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup');
  await ask(page, freshPhone());
  await typeCode(page, '7K2');
  await verify(page);
  await expect(page.getByText('Enter all 4 characters of the code.')).toBeVisible();
  await typeCode(page, '7K2U');
  await expect(page.getByText('That character is not used in our codes.', { exact: false })).toBeVisible();
});

test('the code can be requested again after a minute, and then the wait restarts', async ({ page, request }) => {
  const { phone } = await createMember(request);
  await page.clock.install();
  await ask(page, phone);
  const again = page.getByRole('button', { name: 'Send the code again' });
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await page.clock.fastForward(61_000);
  await expect(again).toHaveAttribute('aria-disabled', 'false');
  const [sent] = await Promise.all([page.waitForRequest('**/auth/send-OTP'), again.click()]);
  expect(sent.postDataJSON()).toEqual({ for: 'reset', phone });
  await expect(again).toHaveAttribute('aria-disabled', 'true');
});

test('requesting too many codes shows the message of the server', async ({ page }) => {
  await page.route('**/auth/send-OTP', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'Retry-After': '900', 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': '*' },
      json: { status: false, message: 'Too many requests. Please wait a little.' },
    }),
  );
  await page.goto('/forgot-password');
  await page.getByLabel('Mobile number').fill(freshPhone());
  await send(page);
  await expect(page.getByRole('alert')).toContainText('Too many requests. Please wait a little.');
  await expect(page).toHaveURL('/forgot-password');
});

test('the server’s objection to a phone is shown under its field', async ({ page }) => {
  await page.route('**/auth/send-OTP', (route) =>
    route.fulfill({ status: 422, json: { status: false, message: 'Invalid.', errors: { phone: 'No such number.' } } }),
  );
  await page.goto('/forgot-password');
  await page.getByLabel('Mobile number').fill(freshPhone());
  await send(page);
  await expect(page.getByLabel('Mobile number')).toHaveAccessibleDescription(/No such number\.$/);
  await expect(page).toHaveURL('/forgot-password');
});

test('the second step leads back to the first when no code was sent', async ({ page }) => {
  await page.goto('/am/forgot-password?step=2');
  await expect(page).toHaveURL('/am/forgot-password');
  await expect(page.getByRole('button', { name: 'ኮዱን ይላኩ' })).toBeVisible();
});

test('a code that was used meanwhile is refused with a way to a new one', async ({ page, request }) => {
  const { phone } = await createMember(request);
  await ask(page, phone);
  await typeCode(page, await codeFor(page, phone));
  await verify(page);
  await page.route('**/reset-password', (route) =>
    route.fulfill({ status: 422, json: { status: false, message: 'This code is not valid.' } }),
  );
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await change(page);
  await expect(page.getByRole('alert')).toContainText('This code is not valid.');
  await page.getByRole('button', { name: 'Ask for a new code' }).click();
  await expect(page.getByRole('button', { name: 'Verify Code' })).toBeVisible();
});
