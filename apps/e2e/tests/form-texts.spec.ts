import { expect, type Page } from '@playwright/test';
import { codeFor, createMember, enter, freshPhone } from './people.ts';
import { servers } from './servers.ts';
import { test } from './test.ts';

/** What is typed into a field, and what is wrong with that. */
type Wrong = readonly [field: string, typed: string, text: string];

interface Form {
  /** Leads to the form. */
  open: (page: Page) => Promise<void>;
  submit: string;
  wrong: readonly Wrong[];
}

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** Alone, after the hint of the field, or before what is known of its value. */
const saying = (text: string) => new RegExp(`(^|\\s)${text.replaceAll('.', '\\.')}(\\s|$)`);

const asMember = (path: string) => async (page: Page) => {
  await enter(page, (await createMember(page.request)).token);
  await page.goto(path);
};

async function toPlan(page: Page): Promise<void> {
  await page.goto('/signup');
  for (const name of ['First name', 'Last name']) await field(page, name).fill('Almaz');
  await field(page, 'Mobile number').fill(freshPhone());
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function toNewPassword(page: Page): Promise<void> {
  const { phone } = await createMember(page.request);
  await page.goto('/forgot-password');
  await field(page, 'Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Send Code' }).click();
  await field(page, 'Code').fill(await codeFor(page, phone));
  await page.getByRole('button', { name: 'Verify Code' }).click();
}

const [empty, noEmail, noNumber] = ['Can not be empty', 'Not a valid email.', 'Not a valid number.'];

const forms: Readonly<Record<string, Form>> = {
  'the first step of signing up': {
    open: async (page) => void (await page.goto('/signup')),
    submit: 'Continue',
    wrong: [
      ['First name', ' ', empty],
      ['Last name', '', empty],
      ['Mobile number', '0811223344', noNumber],
    ],
  },
  'the second step of signing up': {
    open: toPlan,
    submit: 'Sign Up',
    wrong: [
      ['Email', 'almaz@', noEmail],
      ['Password', ' 12345 ', 'At least 6 characters.'],
    ],
  },
  'the login': {
    open: async (page) => void (await page.goto('/login')),
    submit: 'Log In',
    wrong: [
      ['Email or phone', '+2519112233', 'Not a valid email or phone number.'],
      ['Password', ' 12345 ', 'At least 6 characters.'],
    ],
  },
  'the new password in the place of a lost one': {
    open: toNewPassword,
    submit: 'Change Password',
    wrong: [['New password', ' 12345 ', 'At least 6 characters.']],
  },
  'the change of a password': {
    open: asMember('/myaccount?tab=security'),
    submit: 'Change Password',
    wrong: [
      ['Old password', ' 12345 ', 'Use at least 6 characters.'],
      ['New password', '     12345', 'Use at least 6 characters.'],
      ['Confirm password', '12345', 'Does not match.'],
    ],
  },
  'the personal data of an account': {
    open: asMember('/myaccount'),
    submit: 'Save',
    wrong: [
      ['Name', ' Al ', 'Use at least 3 letters.'],
      ['Email', 'almaz.awaj.test', noEmail],
      ['Mobile number', '+2518112233445', noNumber],
    ],
  },
  'the order of a document': {
    open: asMember('/purchasedoc/6'),
    submit: 'Buy for 1,000 ETB',
    wrong: [
      ['First name', ' ', empty],
      ['Last name', ' ', empty],
      ['Email', '@awaj.test', noEmail],
      ['Mobile number', '0911', noNumber],
    ],
  },
};

for (const [name, { open, submit, wrong }] of Object.entries(forms))
  test(`${name} tells of a field once it was left, and is not sent while one is wrong`, async ({ page }) => {
    await open(page);
    const sent: string[] = [];
    page.on('request', (each) => {
      if (each.method() === 'POST' && each.url().startsWith(servers.api.url)) sent.push(each.url());
    });
    for (const [label, typed, text] of wrong) {
      await field(page, label).fill(typed);
      await expect(field(page, label)).not.toHaveAccessibleDescription(saying(text));
      await field(page, label).blur();
      await expect(field(page, label)).toHaveAccessibleDescription(saying(text));
    }
    await page.getByRole('button', { name: submit }).click();
    await expect(field(page, wrong[0]?.[0] ?? '')).toBeFocused();
    expect(sent).toEqual([]);
  });

const secrets: readonly (readonly [path: string, isMember: boolean, fields: readonly string[]])[] = [
  ['/login', false, ['Password']],
  ['/myaccount?tab=security', true, ['Old password', 'New password', 'Confirm password']],
];

for (const [path, isMember, names] of secrets)
  test(`each password of ${path} is shown and hidden again by its own button`, async ({ page }) => {
    if (isMember) await asMember(path)(page);
    else await page.goto(path);
    for (const [button, type] of [
      ['Show password', 'text'],
      ['Hide password', 'password'],
    ] as const)
      for (const name of names) {
        // The fields before it have the other button by now.
        await page.getByRole('button', { name: button }).first().click();
        await expect(field(page, name)).toHaveAttribute('type', type);
      }
  });

test('a phone number may be written in each of four ways', async ({ page }) => {
  await page.goto('/signup');
  for (const name of ['First name', 'Last name']) await field(page, name).fill('Almaz');
  for (const beginning of ['09', '07', '+2519', '+2517']) {
    await field(page, 'Mobile number').fill(beginning + freshPhone().slice(2));
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Back' }).click();
  }
});
