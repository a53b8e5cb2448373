import { describe, expect, it } from 'vitest';
import { client, play, post } from '../../testing/host-play.ts';

describe('a request of the app for something outside', () => {
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
    ['web_app_switch_inline_query', { query: 'road' }],
    ['web_app_device_storage_get_key', { key: 'a' }],
    ['web_app_trigger_haptic_feedback', { type: 'impact', impact_style: 'toString' }],
    ['web_app_set_background_color', { color: 'url(x)' }],
    ['web_app_setup_back_button', { is_visible: 'yes' }],
    ['web_app_data_send', { data: 'x' }],
    ['web_app_no_such_thing', {}],
    ['toString', {}],
  ])('%s %j is ignored with a reason', (method, params) => {
    const step = play(client(), post(method, params));
    expect(step.ignored).toEqual(expect.any(String));
    expect([step.answers, step.effects]).toEqual([[], []]);
  });
});
