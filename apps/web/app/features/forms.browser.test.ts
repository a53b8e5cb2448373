import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { api } from '../../testing/browser.setup.ts';
import { descriptionOf, field, fill, press } from '../../testing/fields.ts';
import { openPage } from '../../testing/page.tsx';

/** A wrong value for a field, with its message. */
type Wrong = readonly [field: string, typed: string, text: string];

interface Form {
  name: string;
  path: string;
  reader: 'member' | 'visitor';
  /** The steps from the page to the form. */
  before?: () => Promise<void>;
  submit: string | RegExp;
  wrong: readonly Wrong[];
}

/** Each step starts with the focus at its top. */
const atTheTop = () => waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'));

async function toPlan(): Promise<void> {
  for (const name of ['First name', 'Last name']) await fill(name, 'Almaz');
  await fill('Mobile number', '0911223344');
  await press('Continue');
  await atTheTop();
}

async function toNewPassword(): Promise<void> {
  await fill('Mobile number', '0911223344');
  await press('Send Code');
  await field('Character 1 of 4');
  await atTheTop();
  await fill('Character 1 of 4', '7K2M');
  await press('Verify Code');
  await field('New password');
  await atTheTop();
}

const [empty, noEmail, noNumber] = ['Can not be empty', 'Not a valid email.', 'Not a valid number.'];

const forms: readonly Form[] = [
  {
    name: 'the first step of signing up',
    path: '/signup',
    reader: 'visitor',
    submit: 'Continue',
    wrong: [
      ['First name', ' ', empty],
      ['Last name', '', empty],
      ['Mobile number', '0811223344', noNumber],
    ],
  },
  {
    name: 'the second step of signing up',
    path: '/signup',
    reader: 'visitor',
    before: toPlan,
    submit: 'Sign Up',
    wrong: [
      ['Email', 'almaz@', noEmail],
      ['Password', ' 12345 ', 'At least 6 characters.'],
    ],
  },
  {
    name: 'the login',
    path: '/login',
    reader: 'visitor',
    submit: 'Log In',
    wrong: [
      ['Email or phone', '+2519112233', noNumber],
      ['Password', ' 12345 ', 'At least 6 characters.'],
    ],
  },
  {
    name: 'the new password in the place of a lost one',
    path: '/forgot-password',
    reader: 'visitor',
    before: toNewPassword,
    submit: 'Change Password',
    wrong: [['New password', ' 12345 ', 'At least 6 characters.']],
  },
  {
    name: 'the change of a password',
    path: '/myaccount?tab=security',
    reader: 'member',
    submit: 'Change Password',
    wrong: [
      ['Old password', ' 12345 ', 'Use at least 6 characters.'],
      ['New password', '     12345', 'Use at least 6 characters.'],
      ['Confirm password', '12345', 'Does not match.'],
    ],
  },
  {
    name: 'the personal data of an account',
    path: '/myaccount',
    reader: 'member',
    submit: 'Save',
    wrong: [
      ['Name', ' Al ', 'Use at least 3 letters.'],
      ['Email', 'almaz.awaj.test', noEmail],
      ['Mobile number', '+2518112233445', noNumber],
    ],
  },
  {
    name: 'the order of a document',
    path: '/purchasedoc/6',
    reader: 'member',
    submit: /^Buy for/,
    wrong: [
      ['First name', ' ', empty],
      ['Last name', ' ', empty],
      ['Email', '@awaj.test', noEmail],
      ['Mobile number', '0911', noNumber],
    ],
  },
];

const sent = () => api.asked.filter(({ method }) => method === 'POST').length;

describe.each(forms)('$name', ({ path, reader, before, submit, wrong }) => {
  it('shows a mistake when the field is left, and is not sent while one is wrong', async () => {
    await openPage(path, reader);
    await before?.();
    await field(wrong[0]?.[0] ?? '');
    const sentBefore = sent();
    for (const [label, typed, text] of wrong) {
      await fill(label, typed);
      expect(descriptionOf(await field(label))).not.toContain(text);
      (await field(label)).blur();
      await waitFor(async () => expect(descriptionOf(await field(label))).toContain(text));
    }
    await press(submit);
    await waitFor(async () => expect(document.activeElement).toBe(await field(wrong[0]?.[0] ?? '')));
    expect(sent()).toBe(sentBefore);
  });
});

it.each([
  ['/login', 'visitor', ['Password']],
  ['/myaccount?tab=security', 'member', ['Old password', 'New password', 'Confirm password']],
] as const)('each password field of %s has its own button to show and hide it', async (path, reader, names) => {
  await openPage(path, reader);
  for (const [button, type] of [
    ['Show password', 'text'],
    ['Hide password', 'password'],
  ] as const)
    for (const name of names) {
      // The fields before it now have the other button.
      const [first] = await screen.findAllByRole('button', { name: button });
      if (first) fireEvent.click(first);
      expect((await field(name)).type).toBe(type);
    }
});

it.each(['09', '07', '+2519', '+2517'])('a phone number may begin with %s', async (beginning) => {
  await openPage('/signup', 'visitor');
  for (const name of ['First name', 'Last name']) await fill(name, 'Almaz');
  await fill('Mobile number', `${beginning}11223344`);
  await press('Continue');
  const heading = await screen.findByRole('heading', { name: 'Choose a plan' });
  expect(heading.textContent).toBe('Choose a plan');
});

describe('typed text', () => {
  it('survives a refresh, except passwords', async () => {
    await openPage('/login', 'visitor');
    await fill('Email or phone', 'abebe@awaj.test');
    await fill('Password', 'awaj-demo');
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('awaj-demo');
    expect(sessionStorage.getItem('draft:login')).toContain('abebe@awaj.test');
  });

  it('is kept for its own account when the login expires', async () => {
    await openPage('/myaccount?tab=company');
    await fill('Company name', 'Almaz Trading PLC');
    const [key] = Object.keys(sessionStorage).filter((each) => each.startsWith('draft:account/company/'));
    expect(key).toMatch(/\+251\d{9}$|@/);
    expect(sessionStorage.getItem(key ?? '')).toContain('Almaz Trading PLC');
  });
});
