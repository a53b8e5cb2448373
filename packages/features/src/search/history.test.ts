import { expect, it } from 'vitest';
import { createSearchHistory, parseHistory, withSearch } from './history.ts';

function createWindow(touch: () => void = () => {}): Window {
  const items = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => {
      touch();
      return items.get(key) ?? null;
    },
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  };
  return { localStorage } as unknown as Window;
}

it('the history remembers the newest five searches, each once', () => {
  const searched = ['a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'B2'];
  expect(searched.reduce(withSearch, [] as readonly string[])).toEqual(['B2', 'f6', 'e5', 'd4', 'c3']);
});

it('the history forgets the beginning of a longer search, and stores no empty one', () => {
  expect(['so', 'solar', ' solar pump ', '  '].reduce(withSearch, [] as readonly string[])).toEqual(['solar pump']);
});

it.each([null, '', 'x', '{}', '7', '[1, null, {}]'])('the history ignores %j, stored by somebody else', (stored) => {
  expect(parseHistory(stored)).toEqual([]);
});

it('the history forgets all searches when it is cleared', () => {
  const history = createSearchHistory(createWindow());
  history.add('ጎማ');
  expect(history.read()).toEqual(['ጎማ']);
  history.clear();
  expect(history.read()).toEqual([]);
});

it('the history stores nothing if the browser refuses its storage', () => {
  const history = createSearchHistory(
    createWindow(() => {
      throw new DOMException('no', 'SecurityError');
    }),
  );
  history.add('pump');
  expect(history.read()).toEqual([]);
});
