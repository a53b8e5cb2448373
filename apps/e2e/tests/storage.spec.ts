import { expect, type Page } from '@playwright/test';
import { corruptValues, seed } from './corrupt-storage.ts';
import { createMember, enter, password, storedToken } from './people.ts';
import { test } from './test.ts';

const secret = (page: Page) => page.getByLabel('Password', { exact: true });

async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email or phone').fill(email);
  await secret(page).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/tenders');
  await expect(page.getByText('Account of')).toBeAttached();
}

/** Records the errors and the loads of the page. */
function watch(page: Page) {
  const seen: { errors: string[]; loads: string[] } = { errors: [], loads: [] };
  page.on('pageerror', ({ message }) => seen.errors.push(message));
  page.on('request', (each) => {
    if (each.isNavigationRequest()) seen.loads.push(new URL(each.url()).pathname);
  });
  return seen;
}

test.describe('a corrupted login', () => {
  // Each value is tested in a frame, so that one load of the page serves all values.
  test.use({ bypassCSP: true });

  const guestPaths = ['/', '/login', '/signup', '/forgot-password'];

  /** The pages for guests that redirect, each with the stored value that caused it. */
  const sentAway = (page: Page, stored: readonly string[]) =>
    page.evaluate(
      async ({ paths, stored }) => {
        // The script that redirects is in the head, so the rest of the page is left out.
        const heads = await Promise.all(
          paths.map(async (path) => (await (await fetch(path)).text()).replace(/<style.*<\/style>|<\/head>.*/gs, '')),
        );
        const sent: (readonly [string, string])[] = [];
        for (const [index, value] of stored.entries()) {
          const turn = index % heads.length;
          localStorage.setItem('token', value);
          const frame = Object.assign(document.createElement('iframe'), { srcdoc: heads[turn] ?? '' });
          const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
          document.body.append(frame);
          await loaded;
          const root = frame.contentDocument?.documentElement;
          if (!root || root.dataset.session !== undefined) sent.push([`${paths[turn]}`, value.slice(0, 80)]);
          frame.remove();
        }
        return sent;
      },
      { paths: guestPaths, stored },
    );

  test('never redirects from the pages for guests, while a well-formed one does', async ({ page }) => {
    test.info().annotations.push({ type: 'seed', description: String(seed) });
    await page.goto('/privacy');
    const right = 'x'.repeat(43);
    expect(await sentAway(page, [right])).toEqual([['/', right]]);
    const corrupt = [...corruptValues(process.env.EVERY_FAULT ? 300 : 40), 'x'.repeat(5_000_000)];
    expect(await sentAway(page, corrupt)).toEqual([]);
  });
});

/** The names that the site stores. The router stores the scroll positions. */
const local = ['token', 'searches'];
const inTab = [
  'draft:login',
  'draft:signup/person',
  'draft:signup/plan',
  'draft:signup/receipt',
  'draft:forgot-password',
  'react-router-scroll-positions',
];
const ofAccount = ['account/personal', 'account/company', 'account/preferences', 'account/order/6', 'sent/contact'];

interface Spoilt {
  local: Record<string, string>;
  tab: Record<string, string>;
}

const spoil = (page: Page, stores: Spoilt): Promise<void> =>
  page.evaluate((given) => {
    for (const [name, value] of Object.entries(given.local)) localStorage.setItem(name, value);
    for (const [name, value] of Object.entries(given.tab)) sessionStorage.setItem(name, value);
  }, stores);

/** Gives each name a different value. */
function under(names: readonly string[], all: readonly string[], turn: number): Record<string, string> {
  return Object.fromEntries(names.map((name, index) => [name, all[(turn * names.length + index) % all.length] ?? '']));
}

/** Each page with one of its fields. */
const guestPages = [
  ['/signup', 'First name'],
  ['/forgot-password', 'Mobile number'],
  ['/tenders', 'Title'],
  ['/login', 'Email or phone'],
] as const;

/** Visits each page once, or ten times with other values when EVERY_FAULT is set. */
const visits = Array.from({ length: process.env.EVERY_FAULT ? 10 : 1 }, () => guestPages).flat();

test('pages for guests open, take input and log in, whatever the storage holds', async ({ page, request }) => {
  test.slow();
  const { email } = await createMember(request);
  const seen = watch(page);
  const all = corruptValues(visits.length * inTab.length);
  let asked = 1;
  await page.goto('/privacy');
  for (const [turn, [path, label]] of visits.entries()) {
    await spoil(page, { local: under(local, all, turn), tab: under(inTab, all, turn) });
    await page.goto(path);
    asked += 1;
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByLabel(label, { exact: true }).fill('0911');
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('0911');
  }
  expect(seen.errors).toEqual([]);
  // A page may reload once, but never in a loop.
  expect(seen.loads.length).toBeLessThanOrEqual(2 * asked);
  await logIn(page, email);
  expect(seen.errors).toEqual([]);
});

test('pages for members open, whatever the stored drafts hold', async ({ page, request }) => {
  const { email, phone, token } = await createMember(request);
  await enter(page, token);
  const seen = watch(page);
  const all = corruptValues(60);
  const names = ofAccount.flatMap((name) =>
    [email, phone, `+251${phone.slice(1)}`].map((own) => `draft:${name}/${own}`),
  );
  for (const [turn, [path, label]] of (
    [
      ['/myaccount', 'Name'],
      ['/myaccount?tab=company', 'TIN'],
      ['/settings?tab=tender', 'Find a category or region'],
      ['/purchasedoc/6', 'First name'],
      ['/verification/phone', 'Digit 1 of 4'],
    ] as const
  ).entries()) {
    await spoil(page, { local: { searches: all[turn] ?? '' }, tab: under(names, all, turn) });
    await page.goto(path);
    await expect(page.getByLabel(label, { exact: true })).toBeEditable();
  }
  expect(seen.errors).toEqual([]);
  expect(await storedToken(page)).toBe(token);
});

test('a login that the API does not know leads to the login page once, and is replaced there', async ({
  page,
  request,
}) => {
  const { email } = await createMember(request);
  await page.goto('/privacy');
  for (const value of ['null', 'x'.repeat(512)]) {
    const seen = watch(page);
    // In one step, because the page would otherwise notice the refused login in between.
    await page.evaluate((stored) => {
      localStorage.setItem('token', stored);
      location.assign('/login');
    }, value);
    await expect(page).toHaveURL('/login?next=%2Ftenders&again=1');
    await expect(page.getByText('You have been logged out.')).toBeVisible();
    expect([seen.errors, seen.loads]).toEqual([[], ['/login', '/tenders', '/login']]);
  }
  await logIn(page, email);
});

const stores: Readonly<Record<string, () => void>> = {
  'is full': () => {
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2))
      try {
        for (;;) localStorage.setItem(`other-${localStorage.length}`, 'x'.repeat(size));
      } catch {}
  },
  'is refused': () => {
    const refuse = {
      get(): never {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, refuse);
  },
};

for (const [name, close] of Object.entries(stores))
  test(`somebody whose storage ${name} stays logged in while the page is open`, async ({ page, request }) => {
    const { email } = await createMember(request);
    await page.addInitScript(close);
    const seen = watch(page);
    await page.goto('/login');
    await logIn(page, email);
    await page.getByRole('navigation').getByRole('link', { name: 'Saved Tenders' }).first().click();
    await expect(page.getByRole('heading', { name: 'No Saved Tenders' })).toBeVisible();
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
    expect(seen.loads).toEqual(['/login', '/login']);
  });
