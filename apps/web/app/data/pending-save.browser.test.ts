import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { keepPendingSaves, takePendingSave } from './pending-save.ts';

const pressed = new Date('2026-03-01T08:00:00Z');
const after = (minutes: number) => new Date(pressed.getTime() + minutes * 60_000);

/** Whether the link is followed. */
function press(id: string): boolean {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.getElementById(id)?.dispatchEvent(click);
  return !click.defaultPrevented;
}

// The script runs only once in a page.
beforeAll(() => void new Function(keepPendingSaves)());

beforeEach(() => {
  vi.useFakeTimers({ now: pressed, toFake: ['Date'] });
  sessionStorage.clear();
  document.documentElement.innerHTML = `<body>
    <a data-saves="17" href="#login"><span id="save"></span></a>
    <a id="other" href="#login"></a>`;
});
afterEach(() => {
  delete document.documentElement.dataset.session;
  vi.useRealTimers();
});

it('the tender that a visitor wanted to save is saved once by the next login', () => {
  expect(press('save')).toBe(true);
  expect(takePendingSave(after(29))).toBe(17);
  expect(takePendingSave(after(29))).toBeNull();
});

it('a member whose account still loads stays on the page, which saves the tender later', () => {
  document.documentElement.dataset.session = 'opening';
  expect(press('save')).toBe(false);
  expect(takePendingSave(after(0), 18)).toBeNull();
  expect(takePendingSave(after(0), 17)).toBe(17);
});

it('a login half an hour later saves nothing, nor does a login that the button did not open', () => {
  press('save');
  expect(takePendingSave(after(30))).toBeNull();
  expect(press('other')).toBe(true);
  expect(takePendingSave(pressed)).toBeNull();
});

it.each(['{"id":"17"}', '{"id":"x","at":"1772352000000"}', 'spoilt'])(
  'nothing is saved where %s is stored',
  (stored) => {
    sessionStorage.setItem('draft:save-after-login', stored);
    expect(takePendingSave(pressed)).toBeNull();
  },
);
