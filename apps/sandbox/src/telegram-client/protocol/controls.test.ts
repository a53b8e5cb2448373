import { describe, expect, it } from 'vitest';
import { client, does, hello, play, post } from '../../testing/host-play.ts';

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

  it('main does nothing while disabled, and is hidden without text', () => {
    const disabled = post('web_app_setup_main_button', { is_visible: true, is_active: false, text: 'Subscribe' });
    expect(play(client(), disabled, does({ kind: 'press', button: 'main' })).answers).toEqual([]);
    const empty = post('web_app_setup_main_button', { is_visible: true, is_active: true, text: ' ' });
    expect(play(client(), empty).state.mainButton.isVisible).toBe(false);
  });

  it('main ignores an invalid colour', () => {
    const odd = post('web_app_setup_main_button', {
      is_visible: true,
      text: 'Go',
      color: 'red;}',
      text_color: '#ABCDEF',
    });
    expect(play(client(), odd).state.mainButton).toMatchObject({ color: null, textColor: '#abcdef' });
  });

  it('lift the app above the home indicator, and the app is notified', () => {
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

  it('answers with the pressed button, or with none', () => {
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
