import { describe, expect, it, vi } from 'vitest';
import { createTokenStore } from './token-store.ts';

/** Tabs of one browser: they share storage and hear each other's storage events. */
function openBrowser(stored: Record<string, string> = {}) {
  const entries = new Map(Object.entries(stored));
  const tabs = new Set<EventTarget>();
  const open = () => {
    const tab = new EventTarget();
    const tell = (key: string | null) => {
      for (const other of tabs) if (other !== tab) other.dispatchEvent(Object.assign(new Event('storage'), { key }));
    };
    const localStorage = {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem(key: string, value: string) {
        entries.set(key, value);
        tell(key);
      },
      clear() {
        entries.clear();
        tell(null);
      },
    };
    tabs.add(tab);
    const tokens = createTokenStore(Object.assign(tab, { localStorage }) as unknown as Window);
    const putAside = () => void tabs.delete(tab);
    const showAgain = () => tab.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    return { ...tokens, putAside, showAgain };
  };
  return { open, entries };
}

const refusing = () => {
  const window = new EventTarget();
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  const showAgain = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  return { ...createTokenStore(window as unknown as Window), showAgain };
};

describe('the login of a browser', () => {
  it('is found again after a reload', () => {
    const { open } = openBrowser();
    open().start('first');
    expect(open().read()).toBe('first');
  });

  it('ends in all tabs at once, and nothing stays stored', () => {
    const { open, entries } = openBrowser({ token: 'first', searches: '["ጨረታ"]' });
    const [here, there] = [open(), open()];
    const heard = vi.fn();
    there.subscribe(heard);
    here.end();
    expect(there.read()).toBeNull();
    expect(heard).toHaveBeenCalledOnce();
    expect(entries.size).toBe(0);
  });

  it('is the newest login in every tab, and the former one is gone', () => {
    const { open } = openBrowser({ token: 'first' });
    const [here, there] = [open(), open()];
    here.start('second');
    expect(there.read()).toBe('second');
    expect(there.sessionEpoch()).toBe(1);
  });

  it('has ended in a restored page too', () => {
    const { open } = openBrowser({ token: 'first' });
    const [here, there] = [open(), open()];
    there.putAside();
    here.end();
    expect(there.read()).toBe('first');
    there.showAgain();
    expect(there.read()).toBeNull();
  });

  it('reports no logout when a visitor logs in', () => {
    const { open } = openBrowser();
    const here = open();
    here.start('first');
    expect(here.sessionEpoch()).toBe(0);
  });

  it.each(['', 'a b', 'line\nbreak', 'ጨረታ', 'x'.repeat(513)])('is missing if %j is stored', (token) => {
    expect(openBrowser({ token }).open().read()).toBeNull();
  });

  it('lasts as long as the page if storage is refused', () => {
    const tokens = refusing();
    expect(tokens.read()).toBeNull();
    tokens.start('first');
    tokens.showAgain();
    expect(tokens.read()).toBe('first');
    tokens.end();
    expect(tokens.read()).toBeNull();
  });
});
