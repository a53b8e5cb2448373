import { beforeEach, describe, expect, it } from 'vitest';
import { api, read } from '../../../testing/site.ts';

beforeEach(() => api.reset());

describe('a trial', () => {
  it.each(['/free/demo-trial', '/trial/demo-trial'])('shows the same page at %s', async (path) => {
    const { document } = await read(path);
    expect([...document.querySelectorAll('main button')].map(({ textContent }) => textContent)).toEqual([
      'ነጻ ሙከራውን ይጀምሩ',
    ]);
    expect(document.documentElement.lang).toBe('am');
  });

  it('begins only by its button, not by opening its page', async () => {
    await read('/free/demo-trial');
    expect(api.addresses()).toEqual(['/api/name/demo-trial']);
  });

  it('has a link to English', async () => {
    const { document } = await read('/free/demo-trial');
    expect(document.querySelector('a[href="/en/free/demo-trial"]')?.textContent).toBe('English');
    const english = (await read('/en/free/demo-trial')).document;
    expect(english.querySelector('main button')?.textContent).toBe('Start the free trial');
  });

  it('says without scripts that its button needs them', async () => {
    const { document } = await read('/en/free/demo-trial');
    expect(document.querySelector('main noscript')?.innerHTML).toContain('This page needs JavaScript.');
  });
});

it.each(['/free/gone', '/trial/gone', '/discount/gone'])(
  '%s links to the prices after the trial has ended',
  async (path) => {
    api.fails('*', () => Response.json({ status: false, message: 'gone' }, { status: 410 }));
    const { status, document } = await read(path);
    expect(status).toBe(410);
    expect(document.querySelector('main a[href="/am/pricing"]')?.textContent).toBe('ዋጋዎቹን ይመልከቱ');
  },
);
