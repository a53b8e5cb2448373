import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { createMember, enter, freshEmail, freshPhone, password, storedToken } from './people.ts';
import { servers } from './servers.ts';
import { test } from './test.ts';
import { bothWidths } from './widths.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const register = (page: Page) => page.getByRole('button', { name: 'Sign Up' }).click();

async function fillPerson(page: Page, phone: string): Promise<void> {
  await page.getByLabel('First name').fill('Almaz');
  await page.getByLabel('Last name').fill('Tadesse');
  await page.getByLabel('Mobile number').fill(phone);
}

const expectPlan = (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'Choose a plan' })).toBeVisible();

async function toPlan(page: Page, address = '/signup'): Promise<void> {
  await page.goto(address);
  await fillPerson(page, freshPhone());
  await next(page);
  await expectPlan(page);
}

async function toPayment(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(freshEmail());
  await page.getByLabel('Password', { exact: true }).fill(password);
  await register(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
}

test('somebody signs up in three steps, refreshes in each, and pays', bothWidths, async ({ page }) => {
  await page.goto('/signup');
  await fillPerson(page, freshPhone());
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Almaz');
  await expect(page.getByRole('listitem').filter({ hasText: 'First Step' })).toHaveAttribute('aria-current', 'step');
  await next(page);

  await expect(page.getByRole('radio', { name: /1 Year/ })).toBeChecked();
  await expect(page.getByText('Save 1,560 birr')).toBeVisible();
  await expectAccessible(page);
  const email = freshEmail();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('radio', { name: /3 Months/ }).check();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await expect(page).toHaveURL('/signup?plan=1&step=2');
  await page.reload();
  await expect(page.getByRole('radio', { name: /3 Months/ })).toBeChecked();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await page.getByLabel('Password', { exact: true }).fill(password);
  expect(await storedToken(page)).toBeNull();
  await register(page);

  await expect(page.getByRole('tab', { name: 'Online Payment' })).toHaveAttribute('aria-selected', 'true');
  expect(await storedToken(page)).not.toBeNull();
  await page.reload();
  for (const line of ['852.17 birr', '127.83 birr', '980 birr'])
    await expect(page.getByText(line, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pay 980 birr' }).click();
  await page.waitForURL(`${servers.sandbox.url}/chapa/checkout/**`);
  await page.getByRole('radio', { name: /telebirr/i }).check();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.waitForURL(/\/payments\/\d+/);

  await page.goto('/signup?plan=1&step=3');
  await expect(page).toHaveURL(/\/payments\/\d+/);
  await page.goto('/signup?plan=1&step=3');
  await expect(page).toHaveURL('/tenders');
});

test('a bank transfer shows the invoice number to quote', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await toPlan(page);
  await toPayment(page);
  await page.getByRole('tab', { name: 'Bank Transfer' }).click();
  await expect(page.getByText('Commercial Bank of Ethiopia')).toBeVisible();
  const number = await page.getByText(/^AWJ-\d{4}-\d+$/).textContent();
  await page.getByRole('button', { name: 'Copy: Invoice number' }).click();
  await expect(page.getByText('Copied.', { exact: true }).first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number);
  await page.getByRole('button', { name: 'Copy all' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(
      new RegExp(
        `^Amount: 2,360\\sbirr\\nInvoice number: ${number}\\n\\nCommercial Bank of Ethiopia\\nAccount number: `,
      ),
    );
  await expect(page.getByRole('link', { name: 'Skip for now' })).toBeVisible();
  await page.getByRole('button', { name: 'I have sent it' }).click();
  await expect(page.getByRole('link', { name: 'Skip for now' })).toBeHidden();
  await expect(page.getByText('your plan starts and we send you the receipt', { exact: false })).toBeVisible();
  await expectAccessible(page);
});

test('a taken phone and a taken email are reported under their fields', async ({ page, request }) => {
  const taken = await createMember(request);
  await page.goto('/signup');
  await fillPerson(page, taken.phone);
  await next(page);
  await expect(page.getByLabel('Mobile number')).toHaveAccessibleDescription(
    /This phone number is already registered\./,
  );
  await expect(page).toHaveURL('/signup');
  await page.getByLabel('Mobile number').fill(freshPhone());
  await next(page);
  await page.getByLabel('Email').fill(taken.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await register(page);
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/This email is already registered\./);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
});

test('a phone taken between the steps is reported at the first step', async ({ page, request }) => {
  const phone = freshPhone();
  await page.goto('/signup');
  await fillPerson(page, phone);
  await next(page);
  await expectPlan(page);
  const other = { first_name: 'A', last_name: 'B', phone, email: freshEmail(), password };
  await request.post(`${servers.api.url}/auth/register`, { data: other });
  await page.getByLabel('Email').fill(freshEmail());
  await page.getByLabel('Password', { exact: true }).fill(password);
  await register(page);
  await expect(page.getByLabel('Mobile number')).toHaveAccessibleDescription(
    /This phone number is already registered\./,
  );
});

test('a plan chosen earlier stays chosen, and the back arrow leads to the filled form', async ({ page }) => {
  await toPlan(page, '/signup?plan=2');
  await expect(page.getByRole('radio', { name: /6 Months/ })).toBeChecked();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/signup?plan=2');
  await expect(page.getByLabel('Last name')).toHaveValue('Tadesse');
});

test('a later step of signing up cannot be opened by its address', async ({ page, request }) => {
  for (const step of [2, 3]) {
    await page.goto(`/signup?step=${step}`);
    await expect(page).toHaveURL('/signup');
    await expect(page.getByLabel('First name')).toBeVisible();
  }
  await enter(page, (await createMember(request)).token);
  await page.goto('/signup?step=3');
  await expect(page).toHaveURL('/tenders');
});

test('signing up never opens a payment page that is not the provider’s', async ({ page }) => {
  await toPlan(page);
  await toPayment(page);
  for (const url of ['https://checkout.chapa.co.evil.example/', 'javascript:alert(1)', '//evil.example']) {
    await page.route('**/chapa/create-url*', (route) => route.fulfill({ json: { url } }));
    // The message of the attempt before may still be shown.
    const answered = page.waitForResponse('**/chapa/create-url*');
    await page.getByRole('button', { name: 'Pay 2,360 birr' }).click();
    await answered;
    await expect(page.getByRole('alert')).toContainText('We did not recognise the payment page');
    await page.unroute('**/chapa/create-url*');
  }
  await page.route('**/chapa/create-url*', (route) => route.abort());
  await page.getByRole('button', { name: 'Pay 2,360 birr' }).click();
  await expect(page.getByRole('alert')).toContainText('We couldn’t reach Awaj.');
  await page.unroute('**/chapa/create-url*');
  await page.getByRole('button', { name: 'Pay 2,360 birr' }).click();
  await page.waitForURL(`${servers.sandbox.url}/chapa/checkout/**`);
});

test('a common password gets a warning, and is accepted by one press', async ({ page }) => {
  await page.goto('/signup');
  await fillPerson(page, freshPhone());
  await next(page);
  const field = page.getByLabel('Password', { exact: true });
  const note = page.getByText('Many people use this password');
  await page.getByLabel('Email').fill(freshEmail());
  await field.fill('qwerty');
  await expect(note).toBeVisible();
  await expect(field).toHaveAccessibleDescription(/Many people use this password/);
  await expectAccessible(page);
  await field.fill('qwerty and more');
  await expect(note).toHaveCount(0);
  await field.fill('qwerty');
  await register(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
});
