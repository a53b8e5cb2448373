import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { type Fault, faultsOfApi, forgetFiles, lostReply, noConnection } from './faults.ts';
import { hold } from './hold.ts';
import { inTurn } from './in-turn.ts';
import { cards } from './list-page.ts';
import { codeFor, createMember, enter, freshEmail, freshPhone, password, storedToken, typeCode } from './people.ts';
import { servers } from './servers.ts';
import { test } from './test.ts';

/** An action that a person sends to the API. Logins, channels and trials are tested in their own journeys. */
interface Deed {
  name: string;
  path: string;
  /** A member does it; otherwise a visitor. */
  isOfMember: boolean;
  /** Everything before the press that sends it. */
  prepare?: (page: Page, person: Awaited<ReturnType<typeof createMember>>) => Promise<void>;
  button: (page: Page) => Locator;
  /** What shows that it has succeeded. */
  done: (page: Page) => Locator | RegExp;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const called = (name: string) => (page: Page) => button(page, name);
const firstCard = (page: Page) => cards(page).first();
const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name });
const confirmed = (page: Page) => page.getByText('Confirmed');
const checkout = () => new RegExp(`^${servers.sandbox.url}/chapa/checkout/`);
const fill = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);

async function fillPerson(page: Page): Promise<void> {
  await fill(page, 'First name', 'Almaz');
  await fill(page, 'Last name', 'Tadesse');
  await fill(page, 'Mobile number', freshPhone());
}

const ofVisitors: readonly Omit<Deed, 'isOfMember'>[] = [
  {
    name: 'the first step of signing up',
    path: '/signup',
    prepare: fillPerson,
    button: called('Continue'),
    done: heading('Choose a plan'),
  },
  {
    name: 'the second step of signing up',
    path: '/signup',
    async prepare(page) {
      await fillPerson(page);
      await button(page, 'Continue').click();
      await fill(page, 'Email', freshEmail());
      await fill(page, 'Password', password);
    },
    button: called('Sign Up'),
    done: (page) => page.getByRole('tab', { name: 'Online Payment' }),
  },
  {
    name: 'a code for a new password',
    path: '/forgot-password',
    prepare: (page, { phone }) => fill(page, 'Mobile number', phone),
    button: called('Send Code'),
    done: heading('Enter the code'),
  },
  {
    name: 'a discount',
    path: '/en/discount/demo-discount',
    button: (page) => page.getByRole('button', { name: /^Pay [\d,.]+\sbirr/ }),
    done: checkout,
  },
];

const ofMembers: readonly Omit<Deed, 'isOfMember'>[] = [
  {
    name: 'a saved tender',
    path: '/tenders',
    button: (page) => firstCard(page).getByRole('button'),
    done: (page) => firstCard(page).getByRole('button', { name: /^Saved / }),
  },
  {
    name: 'a choice of regions',
    path: '/settings?tab=tender',
    async prepare(page) {
      await page.getByRole('checkbox', { name: /^Oromia/ }).check();
    },
    button: called('Save'),
    done: (page) => page.getByRole('status').filter({ hasText: 'Your preferences are saved.' }),
  },
  {
    name: 'a name',
    path: '/myaccount',
    prepare: (page) => fill(page, 'Name', 'Almaz Bekele'),
    button: called('Save'),
    done: confirmed,
  },
  {
    name: 'a company',
    path: '/myaccount?tab=company',
    prepare: (page) => fill(page, 'Company name', 'Almaz Trading PLC'),
    button: called('Save'),
    done: confirmed,
  },
  {
    name: 'a new password',
    path: '/myaccount?tab=security',
    async prepare(page) {
      await fill(page, 'Old password', password);
      await fill(page, 'New password', 'a new secret');
      await fill(page, 'Confirm password', 'a new secret');
    },
    button: called('Change Password'),
    done: (page) => page.getByText('Your password has been changed.'),
  },
  {
    name: 'a phone',
    path: '/verification/phone',
    async prepare(page, { phone }) {
      await expect(page.getByText(/^Code sent to /)).toBeVisible();
      await typeCode(page, await codeFor(page, phone));
    },
    button: called('Verify'),
    // If only the reply was lost, the code is already used.
    done: heading(/^(Verified !|Already verified)$/),
  },
  {
    name: 'an order',
    path: '/purchasedoc/6',
    button: called('Buy for 1,000 ETB'),
    done: checkout,
  },
  {
    name: 'a payment',
    path: '/billing',
    button: (page) => page.getByRole('button', { name: /^Pay [\d,.]+\sbirr/ }),
    done: checkout,
  },
];

const deeds: readonly Deed[] = [
  ...ofVisitors.map((deed) => ({ ...deed, isOfMember: false })),
  ...ofMembers.map((deed) => ({ ...deed, isOfMember: true })),
];

async function isDone(page: Page, done: Locator | RegExp): Promise<boolean> {
  return done instanceof RegExp ? done.test(page.url()) : done.isVisible();
}

async function untilDone(page: Page, done: Locator | RegExp): Promise<void> {
  if (done instanceof RegExp) await expect(page).toHaveURL(done);
  else await expect(done).toBeVisible();
}

/** The error, above the form or in a notification. */
const told = (page: Page) => page.getByRole('alert').filter({ hasText: /couldn’t reach Awaj|went wrong|unexpected/i });

const allFaults = [...Object.entries(faultsOfApi), ['no connection', noConnection] as const];
/** The fault after which the API has done the action; every action is tested with it. */
const lost = ['a reply that is lost', lostReply] as const;

async function expectUnconfirmed(page: Page, request: APIRequestContext, deed: Deed, fault: Fault): Promise<void> {
  const person = await createMember(request);
  await page.goto('/privacy');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  if (deed.isOfMember) await enter(page, person.token);
  await page.goto(deed.path);
  await deed.prepare?.(page, person);
  const token = await storedToken(page);
  // The parts for a member load later, and need the connection.
  await expect(deed.button(page)).toBeEnabled();
  const mended = await fault(page);
  await deed.button(page).click();
  await expect(told(page).first()).toBeVisible();
  expect(await isDone(page, deed.done(page))).toBe(false);
  expect(await storedToken(page)).toBe(token);
  await mended();
  await deed.button(page).click();
  await untilDone(page, deed.done(page));
}

for (const [index, deed] of deeds.entries())
  test(`${deed.name} is not reported as done without a confirmation, and succeeds on retry`, async ({
    page,
    request,
  }) => {
    test.slow();
    for (const [name, fault] of [...inTurn(allFaults, index, 'EVERY_FAULT'), lost])
      await test.step(name, () => expectUnconfirmed(page, request, deed, fault));
  });

/** Requests that follow the first paint for a member, and what the page shows without their answers. */
const cuts = [
  {
    moment: 'its scripts came',
    url: '**/assets/*.js',
    meanwhile: (page: Page) => firstCard(page).getByRole('link', { name: /^Save / }),
  },
  {
    moment: 'the cards of a member came',
    url: `${servers.api.url}/tender/search*`,
    meanwhile: (page: Page) => page.getByRole('main').getByRole('alert'),
  },
];

for (const { moment, url, meanwhile } of cuts)
  test(`a page that lost its connection before ${moment} lets a member save when it is back`, async ({
    page,
    context,
    request,
  }) => {
    const { token } = await createMember(request);
    await enter(page, token);
    await forgetFiles(page);
    const release = await hold(page, url);
    await Promise.all([page.waitForRequest(url), page.goto('/tenders', { waitUntil: 'commit' })]);
    const lost = page.waitForEvent('requestfailed');
    await context.setOffline(true);
    release();
    await lost;
    await expect(meanwhile(page)).toBeVisible();
    await context.setOffline(false);
    await firstCard(page)
      .getByRole('button', { name: /^Save / })
      .click();
    await expect(firstCard(page).getByRole('button', { name: /^Saved / })).toBeVisible();
  });
