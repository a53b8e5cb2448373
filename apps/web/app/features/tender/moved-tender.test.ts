import { afterEach, describe, expect, it, vi } from 'vitest';
import { movedTo } from './moved-tender.ts';

describe('the address of a tender that was merged into another', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('leads on for good to that of the other, in the language of the page', () => {
    const moved = movedTo('12', { id: 7 }, 'am');
    expect([moved?.status, moved?.headers.get('Location')]).toEqual([301, '/am/tender/7']);
  });

  it('is replaced by that of the other in a browser, so that going back does not lead to it again', () => {
    vi.stubEnv('SSR', false);
    const moved = movedTo('12', { id: 7 }, 'en');
    expect([moved?.headers.get('Location'), moved?.headers.get('X-Remix-Replace')]).toEqual(['/tender/7', 'true']);
  });

  it('is left alone where the tender is the one that was asked for', () => {
    expect(movedTo('7', { id: 7 }, 'en')).toBeNull();
  });
});
