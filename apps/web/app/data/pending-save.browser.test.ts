import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { keepPendingSaves, takePendingSave, takePendingSaveOf } from './pending-save.ts';

const pressed = new Date('2026-03-01T08:00:00Z');
const after = (minutes: number) => new Date(pressed.getTime() + minutes * 60_000);

const send = (type: string, id: string, pointerType = 'mouse'): boolean =>
  document
    .getElementById(id)
    ?.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerType })) ?? false;

/** Whether the link is followed. */
function press(id: string): boolean {
  send('pointerdown', id);
  send('pointerup', id);
  return send('click', id);
}

/** The page becomes the member's own while the link is pressed, and something else is below the pointer. */
function pressDuringReplacement(id: string, below: string, pointerType = 'mouse'): void {
  send('pointerdown', id, pointerType);
  document.getElementById(id)?.remove();
  send('pointerup', below, pointerType);
}

/** How often the member's own button is clicked. */
function clicksOn(id: string): () => number {
  const listener = vi.fn();
  document.getElementById(id)?.addEventListener('click', listener);
  return () => listener.mock.calls.length;
}

// The script runs only once in a page.
beforeAll(() => void new Function(keepPendingSaves)());

beforeEach(() => {
  vi.useFakeTimers({ now: pressed, toFake: ['Date'] });
  sessionStorage.clear();
  document.documentElement.innerHTML = `<body>
    <a id="17" data-saves="17" href="#login"><span id="save"></span></a>
    <a id="18" data-saves="18" href="#login"></a>
    <div data-session="opening"><a id="19" data-saved="false" data-saves="19" href="#login"></a></div>
    <div data-id="17"><button id="own" data-saved="false"></button></div>
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

it('of several tenders that a visitor wanted to save, a login saves the last one', () => {
  press('18');
  vi.setSystemTime(after(1));
  press('17');
  expect(takePendingSave(after(2))).toBe(17);
  expect(takePendingSave(after(2))).toBeNull();
});

it('a member whose account still loads stays on the page, which saves each pressed tender later', () => {
  document.documentElement.dataset.session = 'opening';
  expect([press('17'), press('18')]).toEqual([false, false]);
  expect(takePendingSaveOf(19, after(0))).toBe(false);
  expect([takePendingSaveOf(17, after(0)), takePendingSaveOf(18, after(0))]).toEqual([true, true]);
  expect(takePendingSaveOf(17, after(0))).toBe(false);
});

it('a press on a link that is gone before it is released saves the tender', () => {
  pressDuringReplacement('18', 'other');
  expect(takePendingSaveOf(18, after(0))).toBe(true);
});

it('a pressed tender looks saved until the page knows the member, and a second press takes that back', () => {
  const link = document.getElementById('19') as HTMLElement;
  press('19');
  expect(link.dataset.saved).toBe('true');
  press('19');
  expect(link.dataset.saved).toBe('false');
  expect(takePendingSaveOf(19, after(0))).toBe(false);
});

it('the page of a visitor does not look as if a tender were saved', () => {
  press('17');
  expect(document.getElementById('17')?.dataset.saved).toBeUndefined();
});

it('a press that looks saved has been stored', () => {
  vi.stubGlobal('sessionStorage', undefined);
  press('19');
  expect(document.getElementById('19')?.dataset.saved).toBe('false');
  vi.unstubAllGlobals();
});

it('a press of a mouse that is released on the member’s own button presses that button, and is not kept', () => {
  const clicks = clicksOn('own');
  pressDuringReplacement('17', 'own');
  expect(clicks()).toBe(1);
  expect(takePendingSaveOf(17, after(0))).toBe(false);
});

it('a finger that is lifted from the member’s own button is left to the browser, which presses it', () => {
  const clicks = clicksOn('own');
  pressDuringReplacement('17', 'own', 'touch');
  expect(clicks()).toBe(0);
  expect(takePendingSaveOf(17, after(0))).toBe(false);
});

it('a press of a mouse is released after its row has moved: it presses the member’s own button there', () => {
  const clicks = clicksOn('own');
  pressDuringReplacement('17', 'other');
  expect(clicks()).toBe(1);
});

it('a login half an hour later saves nothing, nor does a login that the button did not open', () => {
  press('save');
  expect(takePendingSave(after(30))).toBeNull();
  expect(press('other')).toBe(true);
  expect(takePendingSave(pressed)).toBeNull();
});

it.each(['{"x":"1772352000000"}', '{"17":"x"}', 'spoilt'])('nothing is saved where %s is stored', (stored) => {
  sessionStorage.setItem('draft:save-after-login', stored);
  expect(takePendingSave(pressed)).toBeNull();
});

it('a press is kept even if the stored value cannot be read', () => {
  sessionStorage.setItem('draft:save-after-login', 'spoilt');
  press('17');
  expect(takePendingSave(after(0))).toBe(17);
});
