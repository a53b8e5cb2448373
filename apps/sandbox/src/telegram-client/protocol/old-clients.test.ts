import { describe, expect, it } from 'vitest';
import { client, does, hello, play, post } from '../../testing/host-play.ts';
import { chromeColors } from './chrome-colors.ts';
import { themeParams } from './palette.ts';

describe('an old client', () => {
  it.each([
    ['6.0', 'web_app_setup_back_button', '6.1'],
    ['6.0', 'web_app_open_popup', '6.2'],
    ['6.0', 'web_app_setup_closing_behavior', '6.2'],
    ['6.8', 'web_app_request_phone', '6.9'],
    ['6.9', 'web_app_setup_settings_button', '6.10'],
    ['6.9', 'web_app_set_bottom_bar_color', '7.10'],
    ['7.10', 'web_app_request_safe_area', '8.0'],
    ['8.0', 'web_app_hide_keyboard', '9.1'],
  ] as const)('of version %s ignores %s, which needs %s', (version, method, since) => {
    const before = play(client(version), hello).state;
    const step = play(before, post(method, { is_visible: true, color: '#112233' }));
    expect(step.ignored).toBe(`needs ${since}, this client is ${version}`);
    expect(step.answers).toEqual([]);
    expect(step.state).toEqual(before);
  });

  it('below 6.9 accepts a header colour only by its name', () => {
    const byName = post('web_app_set_header_color', { color_key: 'secondary_bg_color' });
    const byColor = post('web_app_set_header_color', { color: '#7a1f5c' });
    expect(chromeColors(play(client('6.8'), byName).state).header).toBe('#f1f1f1');
    expect(play(client('6.8'), byColor).ignored).not.toBeNull();
    expect(chromeColors(play(client('6.9'), byColor).state).header).toBe('#7a1f5c');
  });

  it('below 7.0 closes the app when it follows a Telegram link', () => {
    const link = post('web_app_open_tg_link', { path_full: '/awaj_bot?start=login' });
    expect(play(client('6.9'), link)).toMatchObject({
      state: { phase: 'closed' },
      effects: [{ kind: 'open-telegram-link', link: { kind: 'chat', bot: 'awaj_bot', payload: 'login' } }],
    });
    expect(play(client('7.10'), link).state.phase).toBe('open');
  });

  it('sends the colours of its time when the theme changes', () => {
    const { answers } = play(client('6.8'), hello, does({ kind: 'choose-theme', theme: 'dark' }));
    expect(answers).toEqual([{ eventType: 'theme_changed', eventData: { theme_params: themeParams('dark', '6.8') } }]);
    expect(themeParams('dark', '6.8')).not.toHaveProperty('header_bg_color');
  });
});
