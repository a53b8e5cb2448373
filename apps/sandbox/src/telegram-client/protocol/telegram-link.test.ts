import { describe, expect, it } from 'vitest';
import { client, does, hello, play, post } from '../../testing/host-play.ts';
import { readTelegramLink } from './telegram-link.ts';

describe('readTelegramLink', () => {
  it.each([
    ['https://t.me/awaj_bot?startapp=t_7', { kind: 'app', bot: 'awaj_bot', startParam: 't_7' }],
    ['https://t.me/awaj_bot/app?startapp=t_7', { kind: 'app', bot: 'awaj_bot', startParam: 't_7' }],
    ['https://t.me/awaj_bot/app', { kind: 'app', bot: 'awaj_bot', startParam: '' }],
    ['https://t.me/awaj_bot?start=login', { kind: 'chat', bot: 'awaj_bot', payload: 'login' }],
    ['https://t.me/awaj_bot', { kind: 'chat', bot: 'awaj_bot', payload: null }],
    ['https://t.me/share/url?url=https%3A%2F%2Fa.b&text=Road', { kind: 'share', url: 'https://a.b', text: 'Road' }],
    ['https://t.me/share/url', { kind: 'other', url: 'https://t.me/share/url' }],
    ['https://t.me/somebody', { kind: 'other', url: 'https://t.me/somebody' }],
    ['https://evil.example/awaj_bot', { kind: 'other', url: 'https://evil.example/awaj_bot' }],
    ['no address', { kind: 'other', url: 'no address' }],
  ])('knows what %s leads to', (address, link) => expect(readTelegramLink(address)).toEqual(link));
});

describe('an app that shares', () => {
  const link = { kind: 'share', url: 'https://t.me/awaj_bot?startapp=t_7', text: 'Road' } as const;
  const path_full = `/share/url?url=${encodeURIComponent(link.url)}&text=Road`;
  const share = post('web_app_open_tg_link', { path_full });

  it('lets the person choose a recipient', () => {
    const asked = play(client(), hello, share);
    expect([asked.state.dialog, asked.effects]).toEqual([{ kind: 'share', link }, []]);
    const sent = play(asked.state, does({ kind: 'answer-share', isSent: true }));
    expect([sent.state.dialog, sent.effects]).toEqual([null, [{ kind: 'send-link', link }]]);
    expect(play(asked.state, does({ kind: 'answer-share', isSent: false })).effects).toEqual([]);
  });

  it('is closed by an old client, which then shows the choice of a chat', () => {
    expect(play(client('6.9'), hello, share)).toMatchObject({
      state: { phase: 'closed', dialog: null },
      effects: [{ kind: 'open-telegram-link', link }],
    });
  });
});
