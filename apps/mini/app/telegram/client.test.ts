import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTelegram } from '../../testing/client.ts';
import { followAppearance } from './appearance.ts';
import { hostButton, mainButton } from './buttons.ts';
import { type Client, launchedBy } from './client.ts';
import { linksOf } from './links.ts';
import { questionsOf } from './questions.ts';

let telegram = createTelegram();

function clientOf(version: string, theme: Record<string, string> = {}): Client {
  const parameters = {
    tgWebAppData: 'user={}&hash=00',
    tgWebAppVersion: version,
    tgWebAppThemeParams: JSON.stringify(theme),
  };
  history.replaceState(null, '', `/latest-tenders/telegram#${new URLSearchParams(parameters)}`);
  const client = launchedBy();
  if (!client) throw new Error('The launch was not understood.');
  return client;
}

beforeEach(() => {
  telegram = createTelegram();
});

describe('the back button', () => {
  it('is hidden at first, shown while a page wants it, and reports a press', () => {
    const pressed = vi.fn();
    const button = hostButton(clientOf('9.1'), 'back');
    expect(telegram.toldLast()).toEqual(['web_app_setup_back_button', { is_visible: false }]);
    const hide = button?.show(pressed);
    expect(telegram.toldLast()).toEqual(['web_app_setup_back_button', { is_visible: true }]);
    telegram.says('back_button_pressed');
    expect(pressed).toHaveBeenCalledOnce();
    hide?.();
    expect(telegram.toldLast()).toEqual(['web_app_setup_back_button', { is_visible: false }]);
    telegram.says('back_button_pressed');
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('is our own when the client is too old to have one', () => {
    expect(hostButton(clientOf('6.0'), 'back')).toBeNull();
    expect(telegram.told).toEqual([]);
  });
});

describe('the wide button', () => {
  it('shows its label, and cannot be pressed while it is busy', () => {
    const button = mainButton(clientOf('9.1'));
    button?.show({ text: 'Pay 980 birr', isBusy: true });
    expect(telegram.toldLast()).toEqual([
      'web_app_setup_main_button',
      { text: 'Pay 980 birr', is_visible: true, is_active: false, is_progress_visible: true },
    ]);
    button?.hide();
    expect(telegram.toldLast()).toEqual(['web_app_setup_main_button', { is_visible: false }]);
  });
});

describe('the colours of the client', () => {
  it('are used for the page, and followed when they change', () => {
    const watcher = vi.fn();
    followAppearance(clientOf('9.1', { bg_color: '#ffffff' })).watchDark(watcher);
    expect(watcher).toHaveBeenLastCalledWith(false);
    telegram.says('theme_changed', { theme_params: { bg_color: '#232e3c', secondary_bg_color: '#17212b' } });
    expect(watcher).toHaveBeenLastCalledWith(true);
    const { style } = document.documentElement;
    expect(style.getPropertyValue('--tg-theme-bg-color')).toBe('#232e3c');
    expect(telegram.told).toContainEqual(['web_app_set_background_color', { color: '#17212b' }]);
  });

  it('are light when it gives none', () => {
    const watcher = vi.fn();
    followAppearance(clientOf('9.1')).watchDark(watcher);
    expect(watcher).toHaveBeenLastCalledWith(false);
  });
});

describe('a question to the client', () => {
  it.each([
    ['paid', 'paid'],
    ['cancelled', 'cancelled'],
    ['failed', 'failed'],
    ['pending', 'pending'],
    ['something new', 'pending'],
  ])('about an invoice with the status %s has the outcome %s', async (status, outcome) => {
    const asked = questionsOf(clientOf('9.1')).openInvoice?.('https://t.me/$invoice-1');
    expect(telegram.toldLast()).toEqual(['web_app_open_invoice', { slug: 'invoice-1' }]);
    telegram.says('invoice_closed', { slug: 'another', status: 'paid' });
    telegram.says('invoice_closed', { slug: 'invoice-1', status });
    expect(await asked).toBe(outcome);
  });

  it('that it never answers times out as possibly paid', async () => {
    vi.useFakeTimers();
    const { openInvoice, requestPhone } = questionsOf(clientOf('9.1'));
    const answers = [openInvoice?.('https://t.me/$invoice-1'), requestPhone?.()];
    await vi.advanceTimersByTimeAsync(15 * 60_000);
    expect(await Promise.all(answers)).toEqual(['pending', 'unanswered']);
    vi.useRealTimers();
  });

  it.each([
    ['6.0', [false, false, false]],
    ['6.1', [false, false, true]],
    ['6.2', [true, false, true]],
    ['6.9', [true, true, true]],
  ])('is sent to version %s only if it supports it', (version, known) => {
    const { showPopup, requestPhone, openInvoice } = questionsOf(clientOf(version));
    expect([showPopup, requestPhone, openInvoice].map((each) => each !== null)).toEqual(known);
  });
});

describe('a link out of the app', () => {
  it('into Telegram opens there, or in the browser when the client does not support such links', () => {
    linksOf(clientOf('9.1')).openInTelegram('https://t.me/awaj_bot?start=login');
    expect(telegram.toldLast()).toEqual(['web_app_open_tg_link', { path_full: '/awaj_bot?start=login' }]);
    linksOf(clientOf('6.0')).openInTelegram('https://t.me/awaj_bot?start=login');
    expect(telegram.toldLast()).toEqual(['web_app_open_link', { url: 'https://t.me/awaj_bot?start=login' }]);
  });

  it('that is shared encodes spaces as spaces, not as plus signs', () => {
    linksOf(clientOf('9.1')).share({ url: 'https://t.me/awaj_bot?startapp=t_17', text: 'Two ambulances' });
    const [, { path_full: path }] = telegram.toldLast() as [string, { path_full: string }];
    expect(Object.fromEntries(new URLSearchParams(path.split('?')[1]))).toEqual({
      url: 'https://t.me/awaj_bot?startapp=t_17',
      text: 'Two ambulances',
    });
    expect(path).not.toContain('+');
  });
});
