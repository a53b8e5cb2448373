import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../testing/browser.setup.ts';
import { faults } from '../../testing/faults.ts';
import { openPage } from '../../testing/page.tsx';

type Reader = 'member' | 'visitor';
type Main = ReturnType<typeof within>;

const article = (main: Main) => main.getAllByRole('article');
const called = (name: string | RegExp) => (main: Main) => main.getAllByText(name);
const labelled = (name: string) => (main: Main) => main.getAllByLabelText(name);

/** Every page that loads parts from the API, and what shows that it has loaded. */
const screens: readonly (readonly [path: string, reader: Reader, content: (main: Main) => unknown])[] = [
  ['/tenders', 'visitor', article],
  ['/tenders?q=road&region=1', 'visitor', article],
  ['/tenders', 'member', article],
  ['/tenders?sort=closing', 'member', article],
  ['/myfeed', 'member', article],
  ['/saved', 'member', article],
  ['/myaccount', 'member', labelled('Email')],
  ['/myaccount?tab=company', 'member', labelled('TIN')],
  ['/settings', 'member', (main) => main.getAllByRole('switch')],
  ['/settings/searches', 'member', article],
  ['/billing', 'member', called('INVOICES')],
  ['/invoice/1', 'member', called('Abebe Kebede')],
  ['/payments/1', 'member', called('1 Year Subscription')],
  ['/verification/phone', 'member', called('Already verified')],
  ['/verification/email', 'member', called('Already verified')],
  ['/en/confirmation', 'member', called('No trial is running in your account')],
  ['/pricing', 'visitor', called('980 birr')],
  ['/docpurchaseconfirmation/1', 'member', called('AWJ-2026-000312')],
];

/** Pages that are empty without the API, so the failure page replaces them. */
const whole: readonly (readonly [path: string, reader: Reader])[] = [
  ['/tender/4960', 'visitor'],
  ['/tender/4960', 'member'],
  ['/company/3', 'visitor'],
  ['/company/1?tab=documents', 'member'],
  ['/en/free/demo-trial', 'visitor'],
  ['/trial/demo-trial', 'visitor'],
  ['/discount/demo-discount', 'visitor'],
  ['/settings?tab=tender', 'member'],
  ['/purchasedoc/6', 'member'],
];

const main = (): Main => within(screen.getByRole('main'));
/** By their text, because computing the names of all buttons takes long. */
const retries = () =>
  [...document.querySelectorAll('main button')].filter(({ textContent }) =>
    /^(Try again|እንደገና ይሞክሩ)$/.test(textContent),
  );
/** Only visible texts. */
const asksToPay = () =>
  main()
    .queryAllByText(/^(Login or )?Subscribe$/)
    .filter((each: HTMLElement) => !each.closest('details, form'));
const busy = () => document.querySelectorAll('[aria-busy=true]').length;

/** Repeats, because a page may fail in several places and show one failure after another. */
async function tryAllAgain(content: (main: Main) => unknown): Promise<void> {
  const mostPlaces = 4;
  for (let place = 0; place < mostPlaces && retries().length > 0; place += 1) {
    for (const each of retries()) fireEvent.click(each);
    await waitFor(() => expect(busy()).toBe(0));
  }
  await waitFor(() => content(main()));
  expect(retries()).toEqual([]);
}

async function openFailing(name: string, path: string, reader: Reader): Promise<void> {
  api.fails('*', faults[name] ?? (() => new Response()));
  await openPage(path, reader);
  // Waiting for an async function would describe the whole page at each look.
  await waitFor(() => expect(retries()).not.toEqual([]));
  await waitFor(() => expect(busy()).toBe(0));
  expect(location.pathname + location.search).toBe(path);
  // A subscriber is never asked to subscribe.
  if (reader === 'member') expect(asksToPay()).toEqual([]);
}

// The router logs each failure to the console.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

describe.each(Object.keys(faults))('when %s answers every request', (name) => {
  it.each(screens)(
    '%s of a %s says that it did not load, and loads when asked again',
    async (path, reader, content) => {
      await openFailing(name, path, reader);
      api.reset();
      await tryAllAgain(content);
    },
  );

  it.each(whole)('%s for a %s says that it did not load', (path, reader) => openFailing(name, path, reader));
});

it('prices that did not load are asked for again, and appear once the API answers', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await openFailing('no connection', '/pricing', 'visitor');
  api.reset();
  await vi.advanceTimersByTimeAsync(5_000);
  await waitFor(() => called('980 birr')(main()));
  vi.useRealTimers();
});

it('the reason for a failure stays while prices are asked for again', async () => {
  const reason = 'Something went wrong on our side. Please try again in a moment.';
  api.fails('/plans', () => Response.json({}, { status: 500 }));
  await openPage('/pricing', 'visitor');
  await screen.findAllByText(reason);
  api.fails('/plans', () => new Promise<Response>(() => {}));
  for (const each of retries()) fireEvent.click(each);
  await waitFor(() => expect(busy()).toBeGreaterThan(0));
  expect(screen.getAllByText(reason)).not.toEqual([]);
});
