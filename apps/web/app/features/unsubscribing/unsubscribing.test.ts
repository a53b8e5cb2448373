import { beforeEach, expect, it } from 'vitest';
import { api, read, submit } from '../../../testing/site.ts';

beforeEach(() => api.reset());

const path = '/unsubscribe/7.email.alerts.x';
const link = { list: 'alerts', name: null, channel: 'email', to: 'a…@awaj.test', is_stopped: false } as const;

/** The changes sent to the API. */
const changes = () => Promise.all(api.asked.filter(({ method }) => method === 'POST').map((request) => request.json()));

it('the page of an unsubscribe link says what it stops and shows one button, without changing anything', async () => {
  api.on('/unsubscribe/{token}', link);
  const { status, document } = await read(path);
  expect(status).toBe(200);
  expect(document.querySelector('main')?.textContent).toContain('by email to a…@awaj.test');
  expect([...document.querySelectorAll('main form button')].map(({ textContent }) => textContent)).toEqual([
    'Stop them',
  ]);
  expect(document.querySelector('main form')?.getAttribute('method')).toBe('post');
  expect(document.querySelector('main noscript')).toBeNull();
  expect(await changes()).toEqual([]);
});

it('the page of the weekly letter names both ways it comes', async () => {
  api.on('/unsubscribe/{token}', { ...link, list: 'weeklyLetter' });
  const { document } = await read(path);
  expect(document.querySelector('main')?.textContent).toContain(
    'The weekly letter with new tenders, by email or Telegram.',
  );
});

it('an unsubscribe link works by a one-click request of a mailbox, without a redirect', async () => {
  const { status } = await submit(path, { 'List-Unsubscribe': 'One-Click' });
  expect(status).toBe(200);
  expect(await changes()).toEqual([{ is_stopped: true }]);
});

it('an unsubscribe link works by a form without fields', async () => {
  expect((await submit(path, {})).status).toBe(200);
  expect(await changes()).toEqual([{ is_stopped: true }]);
});

it('the page of an unsubscribe link offers to turn letters on again', async () => {
  api.on('/unsubscribe/{token}', { ...link, is_stopped: true });
  const { document } = await read(path);
  const button = document.querySelector('main form button');
  expect(button?.textContent).toBe('Turn on again');
  api.on('/unsubscribe/{token}', link);
  const { status, html } = await submit(path, {
    [button?.getAttribute('name') ?? '']: button?.getAttribute('value') ?? '',
  });
  expect([status, await changes()]).toEqual([200, [{ is_stopped: false }]]);
  expect(html).toContain('These messages are on again');
});

it('the page of an unsubscribe link is in the language of the letter', async () => {
  api.on('/unsubscribe/{token}', link);
  const { document } = await read(`/am${path}`);
  expect(document.querySelector('main form button')?.textContent).toBe('መልእክቶቹ ይቁሙ');
});

it.each([400, 404])(
  'the page of an unsubscribe link reports a damaged or forged link when the API answers %s',
  async (status) => {
    api.fails('/unsubscribe/{token}', () => Response.json({ status: false, message: 'no' }, { status }));
    const page = await read(path);
    expect([page.status, page.document.querySelector('h1')?.textContent]).toEqual([404, 'This link does not work']);
    expect((await submit(path, {})).status).toBe(404);
  },
);
