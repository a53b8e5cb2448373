import { afterEach, describe, expect, it, vi } from 'vitest';
import { movedTo } from './moved-tender.ts';

describe('the address of a tender that was merged into another', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('redirects to the remaining tender in the language of the page, and browsers ask again', () => {
    const moved = movedTo('12', { id: 7 }, 'am');
    expect([moved?.status, moved?.headers.get('Location')]).toEqual([301, '/am/tender/7']);
    expect(moved?.headers.get('Cache-Control')).toBe('no-cache');
  });

  it('is replaced in the browser history, so that Back does not return to it', () => {
    vi.stubEnv('SSR', false);
    const moved = movedTo('12', { id: 7 }, 'en');
    expect([moved?.headers.get('Location'), moved?.headers.get('X-Remix-Replace')]).toEqual(['/tender/7', 'true']);
  });

  it('stays when the tender is the requested one', () => {
    expect(movedTo('7', { id: 7 }, 'en')).toBeNull();
  });
});
