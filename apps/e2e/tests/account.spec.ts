import { expect, type Page } from '@playwright/test';
import { ask, createMember, enter, enterAs, password, storedToken, tokenOf } from './people.ts';
import { servers } from './servers.ts';
import { test } from './test.ts';

const { api } = servers;

interface Info {
  name: string;
  email: string;
  phone: string;
  company_name: string | null;
  tin: string | null;
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name });

const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();

test('personal info is saved together, and a changed contact has to be verified', async ({ page, request }) => {
  const person = await createMember(request);
  await enter(page, person.token);
  await page.goto('/myaccount');
  await expect(field(page, 'Name')).toHaveValue('Almaz Tadesse');
  await field(page, 'Name').fill('Al');
  await field(page, 'Email').fill('almaz@');
  await field(page, 'Mobile number').fill('0911');
  await save(page);
  await expect(page.getByText('Use at least 3 letters.')).toBeVisible();
  await expect(page.getByText('Not a valid email.')).toBeVisible();
  await expect(page.getByText('Not a valid number.')).toBeVisible();
  await expect(field(page, 'Name')).toBeFocused();
  expect(await ask<Info>(request, person.token, '/client/user-info')).toMatchObject({ email: person.email });

  await field(page, 'Name').fill('Almaz Tadesse Bekele');
  await field(page, 'Email').fill(`new-${person.email}`);
  await expect(page.getByText('After saving, verify the new email.')).toBeVisible();
  await field(page, 'Mobile number').fill(person.phone);
  await save(page);
  await expect(page.getByText('Confirmed')).toBeVisible();
  await expect(page.getByText('Confirmed')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Verify your email' })).toHaveAttribute('href', '/verification/email');
  expect(await ask<Info>(request, person.token, '/client/user-info')).toMatchObject({
    name: 'Almaz Tadesse Bekele',
    email: `new-${person.email}`,
  });
});

test('a contact of somebody else is refused under its field, and what was typed stays', async ({ page, request }) => {
  await enter(page, (await createMember(request)).token);
  await page.goto('/myaccount');
  await field(page, 'Email').fill('active@awaj.test');
  await field(page, 'Mobile number').fill('0911000001');
  await save(page);
  await expect(page.getByText('This email is already registered.')).toBeVisible();
  await expect(page.getByText('This phone number is already registered.')).toBeVisible();
  await expect(field(page, 'Email')).toHaveValue('active@awaj.test');
  await field(page, 'Email').fill('other@awaj.test');
  await expect(page.getByText('This email is already registered.')).toBeHidden();
});

test('an expired login keeps what was typed into the account form', async ({ page, request }) => {
  const person = await createMember(request);
  await enter(page, person.token);
  await page.goto('/myaccount?tab=company');
  await page.getByLabel('Company name').fill('Almaz Trading PLC');
  await page.getByLabel('TIN').fill('TIN 0012345678');
  await request.post(`${api.url}/auth/logout`, { headers: { authorization: `Bearer ${person.token}` } });
  await save(page);
  await page.waitForURL('**/login?next=**');
  await expect(page.getByText('You have been logged out.')).toBeVisible();
  expect(await storedToken(page)).toBeNull();

  const token = await enterAs(page, person.email);
  await page.goto('/myaccount?tab=company');
  await expect(page.getByLabel('Company name')).toHaveValue('Almaz Trading PLC');
  await save(page);
  await expect(page.getByText('Confirmed')).toBeVisible();
  expect(await ask<Info>(request, token, '/client/user-info')).toMatchObject({
    company_name: 'Almaz Trading PLC',
    tin: '0012345678',
  });
});

test('an expired login keeps the choices for the feed', async ({ page, request }) => {
  const person = await createMember(request);
  await enter(page, person.token);
  await page.goto('/settings?tab=tender');
  await page.getByRole('checkbox', { name: /^Oromia/ }).check();
  await request.post(`${api.url}/auth/logout`, { headers: { authorization: `Bearer ${person.token}` } });
  await save(page);
  await page.waitForURL('**/login?next=**');
  await enterAs(page, person.email);
  await page.goto('/settings?tab=tender');
  await expect(page.getByRole('checkbox', { name: /^Oromia/ })).toBeChecked();
});

test('the server’s objection to a password change is shown under the old password', async ({ page, request }) => {
  await enter(page, (await createMember(request)).token);
  await page.route('**/client/account/security', (route) =>
    route.fulfill({ status: 429, json: { status: false, message: 'Too many attempts.' } }),
  );
  await page.goto('/myaccount?tab=security');
  await page.getByLabel('New password').fill('a new secret');
  await page.getByLabel('Confirm password').fill('a new secret');
  const old = page.getByLabel('Old password');
  await old.fill('x'.repeat(129));
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(old).toHaveAccessibleDescription(/at most 128 characters/);
  await old.fill(password);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(old).toHaveAccessibleDescription('Too many attempts.');
});

test('changing the password requires the old one and logs out every other device', async ({ page, request }) => {
  const person = await createMember(request);
  const elsewhere = await tokenOf(request, person.email);
  await enter(page, person.token);
  await page.goto('/myaccount?tab=security');
  await page.getByLabel('Old password').fill('not the old one');
  await page.getByLabel('New password').fill('a new secret');
  await page.getByLabel('Confirm password').fill('a new sekret');
  const change = page.getByRole('button', { name: 'Change Password' });
  await change.click();
  await expect(page.getByText('Does not match.')).toBeVisible();
  await page.getByLabel('Confirm password').fill('a new secret');
  await change.click();
  await expect(page.getByText('This is not your current password.')).toBeVisible();
  await page.getByLabel('Old password').fill(password);
  await change.click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await expect(page.getByLabel('Old password')).toHaveValue('');
  await expect(page.getByText('Use at least 6 characters.')).toBeHidden();
  const headers = { authorization: `Bearer ${elsewhere}` };
  expect((await request.get(`${api.url}/client/user-info`, { headers })).status()).toBe(401);
  await ask(request, person.token, '/client/user-info');
  await tokenOf(request, person.email, 'a new secret');
});

test('somebody who logged in by a link has to verify the phone before changing a contact', async ({
  page,
  request,
}) => {
  const { token } = await (await request.get(`${api.url}/api/trial/demo-trial`)).json();
  await enter(page, token);
  await page.goto('/myaccount');
  await field(page, 'Name').fill('Somebody Else');
  await field(page, 'Email').fill('somebody@awaj.test');
  await field(page, 'Mobile number').fill('0944556677');
  await save(page);
  await expect(page.getByText('Verify your phone first.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Verify your mobile number' }).last()).toBeVisible();
  await expect(field(page, 'Email')).toHaveValue('somebody@awaj.test');
});

const toast = (page: Page) => page.getByRole('region', { name: /Notices/ }).getByRole('alert');

interface Channels {
  channels: Record<'email' | 'sms' | 'telegram', boolean>;
}

test('the last of several quick changes to an alert channel wins', async ({ page, request }) => {
  const { token } = await createMember(request);
  await enter(page, token);
  await page.goto('/settings');
  const sms = page.getByRole('switch', { name: 'SMS' });
  await expect(sms).not.toBeChecked();
  let kept = 0;
  page.on('response', (each) => {
    if (each.url().endsWith('/client/setting/save-channel')) kept += 1;
  });
  for (let press = 0; press < 5; press += 1) await sms.click();
  await expect(sms).toBeChecked();
  await expect.poll(() => kept).toBe(5);
  expect((await ask<Channels>(request, token, '/client/setting/get-channel')).channels.sms).toBe(true);
  await page.reload();
  await expect(sms).toBeChecked();
});

test('an alert channel that could not be saved switches back, says why, and can be tried again', async ({
  page,
  request,
}) => {
  const { token } = await createMember(request);
  await enter(page, token);
  await page.goto('/settings');
  const telegram = page.getByRole('switch', { name: 'Telegram' });
  await telegram.click();
  await expect(
    toast(page).filter({ hasText: 'Telegram alerts: not saved. Please try again. Link your Telegram first.' }),
  ).toBeVisible();
  await expect(telegram).not.toBeChecked();
  await expect(telegram).toHaveAccessibleDescription(/Link your Telegram first/);

  await page.route('**/client/setting/save-channel', (route) => route.abort());
  const email = page.getByRole('switch', { name: 'Email' });
  await expect(email).toBeChecked();
  await email.click();
  await expect(
    toast(page).filter({ hasText: 'Email alerts: not saved. Please try again. We couldn’t reach Awaj' }),
  ).toBeVisible();
  await expect(email).toBeChecked();
  await page.unroute('**/client/setting/save-channel');
  await page.getByRole('button', { name: 'Try again' }).last().click();
  await expect(email).not.toBeChecked();
  await expect
    .poll(async () => (await ask<Channels>(request, token, '/client/setting/get-channel')).channels.email)
    .toBe(false);
});

test('preferences are added by name, removed with Backspace, and saved', async ({ page, request }) => {
  const { token } = await createMember(request);
  await enter(page, token);
  await page.goto('/settings?tab=tender');
  await expect(page.getByRole('heading', { name: 'Update Your Preferences.' })).toBeVisible();
  const byName = page.getByRole('searchbox', { name: 'Find a category or region' });
  await byName.fill('OROM');
  await page.getByRole('checkbox', { name: /^Oromia/ }).check();
  await byName.fill('sida');
  await page.getByRole('checkbox', { name: /^Sidama/ }).check();
  await byName.fill('');
  await byName.press('Backspace');
  await expect(page.getByRole('checkbox', { name: /^Sidama/ })).not.toBeChecked();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your preferences are saved.' })).toBeVisible();
  const { regions: kept } = await ask<{ regions: { name: string }[] }>(
    request,
    token,
    '/tender/lang-reg?path=client/myfeed',
  );
  expect(kept.map(({ name }) => name)).toEqual(['Oromia']);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /^Oromia/ })).toBeChecked();
});

for (const [answer, given] of [
  ['nothing and an error', { status: 500, body: '' }],
  ['an answer without an account in it', { status: 200, contentType: 'application/json', body: '{}' }],
] as const)
  test(`the account page says so when it gets ${answer}, and loads on retry`, async ({ page, request }) => {
    await enter(page, (await createMember(request)).token);
    await page.route('**/client/user-info', (route) => route.fulfill(given));
    await page.goto('/am/myaccount');
    await expect(page.getByRole('heading', { name: 'መለያዎ አልተከፈተም' })).toBeVisible({ timeout: 10_000 });
    await page.unroute('**/client/user-info');
    await page.getByRole('button', { name: 'እንደገና ይሞክሩ' }).click();
    await expect(page.getByLabel('ስም', { exact: true })).toHaveValue('Almaz Tadesse');
  });
