import { describe, expect, it } from 'vitest';
import { chromeColors } from './chrome-colors.ts';
import type { ClientVersion } from './client-version.ts';
import { act, receive } from './host.ts';
import { createHost, type HostState, type Step } from './host-state.ts';
import { themeParams } from './palette.ts';
import type { Action } from './person-actions.ts';

type Part = { method: string; params?: Record<string, unknown> } | { action: Action };

function post(method: string, params: Record<string, unknown> = {}): Part {
  return { method, params };
}

function does(action: Action): Part {
  return { action };
}

/** Plays the parts in turn and gives the last step. */
function play(state: HostState, ...parts: readonly Part[]): Step {
  return parts.reduce<Step>(
    (step, part) =>
      'method' in part
        ? receive(step.state, { method: part.method, params: part.params ?? {} })
        : act(step.state, part.action),
    { state, answers: [], effects: [], ignored: null },
  );
}

function client(version: ClientVersion = '9.1', platform: HostState['platform'] = 'android'): HostState {
  return { ...createHost({ version, platform, theme: 'light' }), viewport: { width: 390, height: 700 } };
}

const hello = post('iframe_ready', { reload_supported: true });

describe('an app that starts', () => {
  it('is given the client’s scroll bars when its frame is ready', () => {
    const { answers, state } = play(client(), hello);
    expect(answers.map(({ eventType }) => eventType)).toEqual(['set_custom_style']);
    expect(state.canReload).toBe(true);
  });

  it('is shown when it says that it is ready, or when its page has loaded', () => {
    expect(client().isReady).toBe(false);
    expect(play(client(), post('web_app_ready')).state.isReady).toBe(true);
    expect(play(client(), does({ kind: 'frame-loaded' })).state.isReady).toBe(true);
  });

  it('is told nothing before it has spoken', () => {
    expect(play(client(), does({ kind: 'choose-theme', theme: 'dark' })).answers).toEqual([]);
  });

  it.each([
    ['web_app_request_theme', 'theme_changed', { theme_params: themeParams('light', '9.1') }],
    [
      'web_app_request_viewport',
      'viewport_changed',
      { width: 390, height: 700, is_expanded: false, is_state_stable: true },
    ],
    ['web_app_request_safe_area', 'safe_area_changed', { top: 0, bottom: 34, left: 0, right: 0 }],
    ['web_app_request_content_safe_area', 'content_safe_area_changed', { top: 0, bottom: 0, left: 0, right: 0 }],
    ['web_app_request_fullscreen', 'fullscreen_failed', { error: 'UNSUPPORTED' }],
  ])('asks with %s and is answered with %s', (method, eventType, eventData) => {
    expect(play(client('9.1', 'ios'), post(method)).answers).toEqual([{ eventType, eventData }]);
  });

  it('covers part of the chat on a phone until it asks for more; on a computer it has all', () => {
    expect(play(client('9.1', 'android'), hello).state.isExpanded).toBe(false);
    expect(play(client('9.1', 'android'), post('web_app_expand')).state.isExpanded).toBe(true);
    expect(play(client('9.1', 'tdesktop'), hello).state.isExpanded).toBe(true);
  });
});

describe('an old client', () => {
  it.each([
    ['6.0', 'web_app_setup_back_button', '6.1'],
    ['6.0', 'web_app_open_popup', '6.2'],
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

  it('below 6.9 takes a header colour only by its name', () => {
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
      effects: [{ kind: 'open-telegram-link', url: 'https://t.me/awaj_bot?start=login' }],
    });
    expect(play(client('7.10'), link).state.phase).toBe('open');
  });

  it('sends the colours of its time when the theme changes', () => {
    const { answers } = play(client('6.8'), hello, does({ kind: 'choose-theme', theme: 'dark' }));
    expect(answers).toEqual([{ eventType: 'theme_changed', eventData: { theme_params: themeParams('dark', '6.8') } }]);
    expect(themeParams('dark', '6.8')).not.toHaveProperty('header_bg_color');
  });
});

describe('the client’s buttons', () => {
  const mainButton = post('web_app_setup_main_button', { is_visible: true, is_active: true, text: 'Subscribe' });

  it.each([
    ['back', post('web_app_setup_back_button', { is_visible: true })],
    ['settings', post('web_app_setup_settings_button', { is_visible: true })],
    ['main', mainButton],
    ['secondary', post('web_app_setup_secondary_button', { is_visible: true, is_active: true, text: 'Later' })],
  ] as const)('%s tells the app that it was pressed, once the app shows it', (button, show) => {
    const press = does({ kind: 'press', button });
    expect(play(client(), hello, press).ignored).toBe(`the app shows no ${button} button`);
    expect(play(client(), show, press).answers).toEqual([{ eventType: `${button}_button_pressed` }]);
  });

  it('main does nothing while it is disabled, and does not show without text', () => {
    const disabled = post('web_app_setup_main_button', { is_visible: true, is_active: false, text: 'Subscribe' });
    expect(play(client(), disabled, does({ kind: 'press', button: 'main' })).answers).toEqual([]);
    const empty = post('web_app_setup_main_button', { is_visible: true, is_active: true, text: ' ' });
    expect(play(client(), empty).state.mainButton.isVisible).toBe(false);
  });

  it('main takes no colour that is none', () => {
    const odd = post('web_app_setup_main_button', {
      is_visible: true,
      text: 'Go',
      color: 'red;}',
      text_color: '#ABCDEF',
    });
    expect(play(client(), odd).state.mainButton).toMatchObject({ color: null, textColor: '#abcdef' });
  });

  it('lift the app above the home indicator, which it is told', () => {
    expect(play(client('9.1', 'ios'), hello, mainButton).answers).toEqual([
      { eventType: 'safe_area_changed', eventData: { top: 0, bottom: 0, left: 0, right: 0 } },
    ]);
    expect(play(client('7.10', 'ios'), hello, mainButton).answers).toEqual([]);
    expect(play(client('9.1', 'android'), hello, mainButton).answers).toEqual([]);
  });
});

describe('a popup', () => {
  const popup = post('web_app_open_popup', {
    title: 'Payment',
    message: 'Pay now?',
    buttons: [{ id: 'yes', type: 'ok' }],
  });

  it('answers with the button that was pressed, or with none', () => {
    expect(play(client(), popup, does({ kind: 'answer-popup', buttonId: 'yes' }))).toMatchObject({
      state: { dialog: null },
      answers: [{ eventType: 'popup_closed', eventData: { button_id: 'yes' } }],
    });
    expect(play(client(), popup, does({ kind: 'answer-popup', buttonId: null })).answers).toEqual([
      { eventType: 'popup_closed', eventData: {} },
    ]);
  });

  it('is ignored while another is open, and answered once', () => {
    expect(play(client(), popup, popup).ignored).toBe('another dialog is open');
    const answer = does({ kind: 'answer-popup', buttonId: 'yes' });
    expect(play(client(), popup, answer, answer).answers).toEqual([]);
  });
});

describe('closing', () => {
  const ask = post('web_app_setup_closing_behavior', { need_confirmation: true });

  it('asks the person when the app wishes it, not the app itself', () => {
    const asked = play(client(), ask, does({ kind: 'close' })).state;
    expect([asked.phase, asked.dialog?.kind]).toEqual(['open', 'confirm-close']);
    expect(play(asked, does({ kind: 'stay' })).state.dialog).toBeNull();
    expect(play(asked, does({ kind: 'confirm-close' })).state.phase).toBe('closed');
    expect(play(client(), does({ kind: 'close' })).state.phase).toBe('closed');
    expect(play(client(), ask, post('web_app_close')).state.phase).toBe('closed');
  });

  it('leaves nobody to hear or to be told', () => {
    const closed = play(client(), hello, post('web_app_close')).state;
    expect(play(closed, post('web_app_request_theme'))).toMatchObject({ ignored: 'the app is closed', answers: [] });
    expect(play(closed, does({ kind: 'choose-theme', theme: 'dark' })).answers).toEqual([]);
  });
});

describe('reloading', () => {
  it('asks the app to do it, and keeps the buttons that the app believes are there', () => {
    const shown = play(client(), hello, post('web_app_setup_back_button', { is_visible: true })).state;
    const asked = play(shown, does({ kind: 'reload' }));
    expect(asked.answers).toEqual([{ eventType: 'reload_iframe' }]);
    expect(asked.effects).toEqual([{ kind: 'expect-reload', withinMs: 500 }]);
    const reloading = play(asked.state, post('iframe_will_reload')).state;
    expect(reloading).toMatchObject({ isConnected: false, hasBackButton: true });
    expect(play(reloading, does({ kind: 'reload-overdue' })).effects).toEqual([]);
  });

  it('loads the frame anew for an app that cannot or does not', () => {
    expect(play(client(), post('iframe_ready'), does({ kind: 'reload' })).effects).toEqual([{ kind: 'replace-frame' }]);
    expect(play(client(), hello, does({ kind: 'reload' }), does({ kind: 'reload-overdue' })).effects).toEqual([
      { kind: 'replace-frame' },
    ]);
  });
});

describe('minimising', () => {
  it('tells the app that it is out of sight, and when it is back', () => {
    const away = play(client('8.0'), hello, does({ kind: 'minimise' }));
    expect(away.answers).toEqual([{ eventType: 'visibility_changed', eventData: { is_visible: false } }]);
    expect(play(away.state, does({ kind: 'restore' })).answers).toEqual([
      { eventType: 'visibility_changed', eventData: { is_visible: true } },
    ]);
  });

  it('is not known before 8.0', () => {
    expect(play(client('7.10'), hello, does({ kind: 'minimise' })).state.phase).toBe('open');
  });
});

describe('what the app asks of the world', () => {
  it.each([
    ['web_app_open_link', { url: 'https://example.com/a b' }, { kind: 'open-link', url: 'https://example.com/a%20b' }],
    [
      'web_app_trigger_haptic_feedback',
      { type: 'impact', impact_style: 'rigid' },
      { kind: 'vibrate', feedback: 'impact rigid' },
    ],
    [
      'web_app_trigger_haptic_feedback',
      { type: 'selection_change' },
      { kind: 'vibrate', feedback: 'selection change' },
    ],
  ])('%s %j is carried out', (method, params, effect) => {
    expect(play(client(), post(method, params)).effects).toEqual([effect]);
  });

  it.each([
    ['web_app_open_link', { url: 'javascript:alert(1)' }],
    ['web_app_open_link', {}],
    ['web_app_open_tg_link', { path_full: '//evil.example' }],
    ['web_app_trigger_haptic_feedback', { type: 'impact', impact_style: 'toString' }],
    ['web_app_set_background_color', { color: 'url(x)' }],
    ['web_app_setup_back_button', { is_visible: 'yes' }],
    ['web_app_data_send', { data: 'x' }],
    ['web_app_request_write_access', {}],
    ['web_app_no_such_thing', {}],
    ['toString', {}],
  ])('%s %j is ignored with a reason', (method, params) => {
    const step = play(client(), post(method, params));
    expect(step.ignored).toEqual(expect.any(String));
    expect([step.answers, step.effects]).toEqual([[], []]);
  });
});

describe('the window', () => {
  it('tells the app its new size, first while it moves and then when it rests', () => {
    const resize = (isStable: boolean) => does({ kind: 'resize', width: 390, height: 500, isStable });
    const size = { width: 390, height: 500, is_expanded: false };
    expect(play(client(), hello, resize(false)).answers).toEqual([
      { eventType: 'viewport_changed', eventData: { ...size, is_state_stable: false } },
    ]);
    expect(play(client(), hello, resize(false), resize(true)).answers).toEqual([
      { eventType: 'viewport_changed', eventData: { ...size, is_state_stable: true } },
    ]);
  });

  it('is written in black or white, whichever its colour bears', () => {
    const headed = (color: string) => chromeColors(play(client(), post('web_app_set_header_color', { color })).state);
    expect(headed('#7a1f5c').headerText).toBe('#ffffff');
    expect(headed('#f5f5dc').headerText).toBe('#000000');
  });

  it('follows the theme where the app has set no colour of its own', () => {
    const dark = play(client(), does({ kind: 'choose-theme', theme: 'dark' })).state;
    expect(chromeColors(dark)).toMatchObject({ header: '#17212b', background: '#17212b', bottomBar: '#17212b' });
  });
});
