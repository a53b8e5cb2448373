import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepPendingSave, takePendingSave } from './pending-save.ts';

const pressed = new Date('2026-03-01T08:00:00Z');
const after = (minutes: number) => new Date(pressed.getTime() + minutes * 60_000);

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('what a visitor wanted saved is handed to the next login, once', () => {
  keepPendingSave(17, pressed);
  expect(takePendingSave(after(29))).toBe(17);
  expect(takePendingSave(after(29))).toBeNull();
});

it('a login half an hour later saves nothing, nor does a login that nobody was led to', () => {
  keepPendingSave(17, pressed);
  expect(takePendingSave(after(30))).toBeNull();
  expect(takePendingSave(pressed)).toBeNull();
});

it.each(['{"id":"17"}', '{"id":"x","at":"1772352000000"}', 'spoilt'])(
  'nothing is saved where %s is stored',
  (stored) => {
    sessionStorage.setItem('draft:save-after-login', stored);
    expect(takePendingSave(pressed)).toBeNull();
  },
);
