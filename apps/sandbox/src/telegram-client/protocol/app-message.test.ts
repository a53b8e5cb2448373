import { describe, expect, it } from 'vitest';
import { parseAppMessage } from './app-message.ts';

describe('parseAppMessage', () => {
  it('reads a method and its parameters', () => {
    expect(parseAppMessage('{"eventType":"web_app_setup_back_button","eventData":{"is_visible":true}}')).toEqual({
      method: 'web_app_setup_back_button',
      params: { is_visible: true },
    });
  });

  it.each(['{"eventType":"web_app_ready"}', '{"eventType":"web_app_ready","eventData":null}'])(
    'reads %s as a method without parameters',
    (data) => {
      expect(parseAppMessage(data)).toEqual({ method: 'web_app_ready', params: {} });
    },
  );

  it.each([undefined, null, 7, { eventType: 'web_app_ready' }, '', 'hello', '[]', 'null', '{}', '{"eventType":1}'])(
    'ignores %j',
    (data) => {
      expect(parseAppMessage(data)).toBeNull();
    },
  );
});
