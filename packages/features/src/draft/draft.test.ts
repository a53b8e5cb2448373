import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDrafts, draftOf } from './draft.ts';

/** A storage lists its keys as properties. */
class Storage {
  getItem(key: string): string | null {
    return (this as unknown as Record<string, string>)[key] ?? null;
  }
  setItem(key: string, value: string): void {
    Object.assign(this, { [key]: value });
  }
  removeItem(key: string): void {
    delete (this as unknown as Record<string, string>)[key];
  }
}

beforeEach(() => vi.stubGlobal('sessionStorage', new Storage()));
afterEach(() => vi.unstubAllGlobals());

describe('a draft', () => {
  it('keeps the input until it is sent', () => {
    draftOf('signup').keep({ firstName: 'አበበ' });
    expect(draftOf('signup').read()).toEqual({ firstName: 'አበበ' });
    draftOf('signup').clear();
    expect(draftOf('signup').read()).toEqual({});
  });

  it('belongs to one form, and is deleted at the logout with all others', () => {
    draftOf('signup').keep({ firstName: 'Abebe' });
    draftOf('order').keep({ address: 'Bole' });
    expect(draftOf('signup').read()).toEqual({ firstName: 'Abebe' });
    sessionStorage.setItem('other', 'kept');
    clearDrafts();
    expect([draftOf('signup').read(), draftOf('order').read()]).toEqual([{}, {}]);
    expect(sessionStorage.getItem('other')).toBe('kept');
  });

  it('is stored in the tab only, or on the device', () => {
    vi.stubGlobal('localStorage', new Storage());
    draftOf('signup', 'device').keep({ firstName: 'Abebe' });
    expect([draftOf('signup').read(), draftOf('signup', 'device').read()]).toEqual([{}, { firstName: 'Abebe' }]);
  });

  it.each(['not json', 'null', '[1]', '{"firstName":5}'])('is empty where %s is stored', (stored) => {
    sessionStorage.setItem('draft:signup', stored);
    expect(draftOf('signup').read()).toEqual({});
  });

  it('is empty without an error when storage is refused', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(() => draftOf('signup').keep({ firstName: 'Abebe' })).not.toThrow();
    expect(draftOf('signup').read()).toEqual({});
    expect(clearDrafts).not.toThrow();
  });
});
