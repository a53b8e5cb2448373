import { describe, expect, it } from 'vitest';
import { client, does, hello, play, post } from '../../testing/host-play.ts';
import { chromeColors } from './chrome-colors.ts';

describe('the window', () => {
  it('reports its new size to the app, while it changes and afterwards', () => {
    const resize = (isStable: boolean) => does({ kind: 'resize', width: 390, height: 500, isStable });
    const size = { width: 390, height: 500, is_expanded: false };
    expect(play(client(), hello, resize(false)).answers).toEqual([
      { eventType: 'viewport_changed', eventData: { ...size, is_state_stable: false } },
    ]);
    expect(play(client(), hello, resize(false), resize(true)).answers).toEqual([
      { eventType: 'viewport_changed', eventData: { ...size, is_state_stable: true } },
    ]);
  });

  it('has black or white text, whichever is readable on its colour', () => {
    const headed = (color: string) => chromeColors(play(client(), post('web_app_set_header_color', { color })).state);
    expect(headed('#7a1f5c').headerText).toBe('#ffffff');
    expect(headed('#f5f5dc').headerText).toBe('#000000');
  });

  it('follows the theme where the app has set no colour', () => {
    const dark = play(client(), does({ kind: 'choose-theme', theme: 'dark' })).state;
    expect(chromeColors(dark)).toMatchObject({ header: '#17212b', background: '#17212b', bottomBar: '#17212b' });
  });
});
