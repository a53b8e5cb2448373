import { describe, expect, it } from 'vitest';
import { client, does, hello, play, post } from '../../testing/host-play.ts';
import { themeParams } from './palette.ts';

describe('an app that starts', () => {
  it('is given the client’s scroll bars when its frame is ready', () => {
    const { answers, state } = play(client(), hello);
    expect(answers.map(({ eventType }) => eventType)).toEqual(['set_custom_style']);
    expect(state.canReload).toBe(true);
  });

  it('is shown when it reports ready, or when its page has loaded', () => {
    expect(client().isReady).toBe(false);
    expect(play(client(), post('web_app_ready')).state.isReady).toBe(true);
    expect(play(client(), does({ kind: 'frame-loaded' })).state.isReady).toBe(true);
  });

  it('hears nothing before it has posted a message', () => {
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

  it('covers part of the chat on a phone until it expands; on a computer it is always expanded', () => {
    expect(play(client('9.1', 'android'), hello).state.isExpanded).toBe(false);
    expect(play(client('9.1', 'android'), post('web_app_expand')).state.isExpanded).toBe(true);
    expect(play(client('9.1', 'tdesktop'), hello).state.isExpanded).toBe(true);
  });
});

describe('closing', () => {
  const ask = post('web_app_setup_closing_behavior', { need_confirmation: true });

  it('asks the person if the app wants that, but not when the app closes itself', () => {
    const asked = play(client(), ask, does({ kind: 'close' })).state;
    expect([asked.phase, asked.dialog?.kind]).toEqual(['open', 'confirm-close']);
    expect(play(asked, does({ kind: 'stay' })).state.dialog).toBeNull();
    expect(play(asked, does({ kind: 'confirm-close' })).state.phase).toBe('closed');
    expect(play(client(), does({ kind: 'close' })).state.phase).toBe('closed');
    expect(play(client(), ask, post('web_app_close')).state.phase).toBe('closed');
  });

  it('sends no further events', () => {
    const closed = play(client(), hello, post('web_app_close')).state;
    expect(play(closed, post('web_app_request_theme'))).toMatchObject({ ignored: 'the app is closed', answers: [] });
    expect(play(closed, does({ kind: 'choose-theme', theme: 'dark' })).answers).toEqual([]);
  });
});

describe('reloading', () => {
  it('is left to the app, and keeps the buttons of the app', () => {
    const shown = play(client(), hello, post('web_app_setup_back_button', { is_visible: true })).state;
    const asked = play(shown, does({ kind: 'reload' }));
    expect(asked.answers).toEqual([{ eventType: 'reload_iframe' }]);
    expect(asked.effects).toEqual([{ kind: 'expect-reload', withinMs: 500 }]);
    const reloading = play(asked.state, post('iframe_will_reload')).state;
    expect(reloading).toMatchObject({ isConnected: false, hasBackButton: true });
    expect(play(reloading, does({ kind: 'reload-overdue' })).effects).toEqual([]);
  });

  it('loads the frame again for an app that does not reload itself', () => {
    expect(play(client(), post('iframe_ready'), does({ kind: 'reload' })).effects).toEqual([{ kind: 'replace-frame' }]);
    expect(play(client(), hello, does({ kind: 'reload' }), does({ kind: 'reload-overdue' })).effects).toEqual([
      { kind: 'replace-frame' },
    ]);
  });
});

describe('minimising', () => {
  it('notifies the app when it is hidden, and when it is visible again', () => {
    const away = play(client('8.0'), hello, does({ kind: 'minimise' }));
    expect(away.answers).toEqual([{ eventType: 'visibility_changed', eventData: { is_visible: false } }]);
    expect(play(away.state, does({ kind: 'restore' })).answers).toEqual([
      { eventType: 'visibility_changed', eventData: { is_visible: true } },
    ]);
  });

  it('is unknown before 8.0', () => {
    expect(play(client('7.10'), hello, does({ kind: 'minimise' })).state.phase).toBe('open');
  });
});
