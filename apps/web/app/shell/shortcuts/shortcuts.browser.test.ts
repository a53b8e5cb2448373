import { screen, within } from '@testing-library/dom';
import { beforeEach, expect, it } from 'vitest';
import { api } from '../../../testing/browser.setup.ts';
import { openPage } from '../../../testing/page.tsx';

const row = async () => within(await screen.findByRole('article'));
/** Asks where the rows are, as j does; in this environment nothing has a position. */
const choose = async () => (await row()).getAllByRole('link')[0]?.focus();
/** A member's button is loaded apart. */
const save = async () => (await row()).findByRole('button', { name: /^Saved? / });
const saved = () => api.asked.filter(({ url }) => url.includes('/client/save-unsave/')).map(({ url }) => url.slice(-4));

/** A page requests its reader once it is hydrated. */
const listening = () => expect.poll(() => api.asked.map(({ url }) => url).join()).toContain('/client/user-info');

interface Press extends KeyboardEventInit {
  target?: Element;
  at?: number;
}

/** Returns whether the key did something. */
function press(key: string, { target = document.activeElement ?? document.body, at, ...init }: Press = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  if (at !== undefined) Object.defineProperty(event, 'timeStamp', { value: at });
  return !target.dispatchEvent(event);
}

beforeEach(() => (document.activeElement as HTMLElement | null)?.blur());

it('the key s saves the chosen tender and o opens it, and neither does anything without one', async () => {
  await openPage('/tenders', 'member');
  const button = await save();
  press('s');
  press('o');
  await choose();
  press('s');
  await expect.poll(saved).toEqual(['4120']);
  expect(document.activeElement).toBe(button);
  press('o');
  await expect.poll(() => location.pathname).toBe('/tender/4120');
});

it('the key s leads a visitor to the login', async () => {
  await openPage('/tenders', 'visitor');
  await choose();
  press('s');
  await expect.poll(() => location.pathname + location.search).toBe('/login?next=%2Ftenders');
});

it('the key s saves the tender that is open', async () => {
  await openPage('/tender/4120', 'member');
  await listening();
  press('s');
  await expect.poll(saved).toEqual(['4120']);
});

it.each([
  ['t', '/saved', '/tenders'],
  ['f', '/tenders', '/myfeed'],
  ['s', '/tenders', '/saved'],
])('the keys g and %s lead from %s to %s', async (key, from, to) => {
  await openPage(from, 'member');
  await listening();
  press('g');
  press(key);
  await expect.poll(() => location.pathname).toBe(to);
});

it.each([
  ['s saves nothing right after g', 2499, '/saved', []],
  ['s saves when it comes too late after g', 2500, '/tenders', ['4120']],
])('the key %s', async (_does, at, path, ids) => {
  await openPage('/tenders', 'member');
  await choose();
  press('g', { at: 1000 });
  press('s', { at });
  await expect.poll(() => [location.pathname, ...saved()]).toEqual([path, ...ids]);
});

it('the key s saves once when it is held down, and j repeats', async () => {
  await openPage('/tenders', 'member');
  await choose();
  expect(press('s')).toBe(true);
  expect(press('s', { repeat: true })).toBe(false);
  expect(press('j', { repeat: true })).toBe(true);
});

it.each(['j', 'k', 'o', 's', '/', '?'])(
  'the key %s does nothing while somebody types, or together with another key',
  async (key) => {
    await openPage('/tenders', 'member');
    await choose();
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) expect(press(key, { [modifier]: true })).toBe(false);
    expect(press(key, { target: screen.getByRole('textbox', { name: 'Title' }) })).toBe(false);
    expect(press(key)).toBe(true);
  },
);

it('a typed g starts no shortcut', async () => {
  await openPage('/tenders', 'member');
  await row();
  press('g', { target: screen.getByRole('textbox', { name: 'Title' }) });
  expect(press('t')).toBe(false);
});

it.each([
  ['/tenders', ['/', 'j', 'k', 'o', 's', 'g t', 'g f', 'g s', '?']],
  ['/am/tenders', ['/', 'j', 'k', 'o', 's', 'g t', 'g f', 'g s', '?']],
])('the key ? lists all shortcuts at %s', async (path, keys) => {
  await openPage(path, 'member');
  await row();
  press('?');
  const terms = await screen.findAllByRole('term');
  expect(terms.map(({ textContent }) => textContent)).toEqual(keys);
});
