import { expect, it } from 'vitest';
import { client, play, post } from '../../testing/host-play.ts';

it.each([
  ['web_app_check_home_screen', {}, 'home_screen_checked', { status: 'unsupported' }],
  ['web_app_biometry_get_info', {}, 'biometry_info_received', { available: false }],
  ['web_app_send_prepared_message', { id: 'x' }, 'prepared_message_failed', { error: 'MESSAGE_EXPIRED' }],
  ['web_app_read_text_from_clipboard', { req_id: 'a' }, 'clipboard_text_received', { req_id: 'a' }],
  [
    'web_app_secure_storage_restore_key',
    { req_id: 'b', key: 'k' },
    'secure_storage_failed',
    { req_id: 'b', error: 'UNSUPPORTED' },
  ],
  ['web_app_request_write_access', {}, 'write_access_requested', { status: 'allowed' }],
])('%s always gets an answer', (method, params, eventType, eventData) => {
  expect(play(client(), post(method, params)).answers).toEqual([{ eventType, eventData }]);
});

it('a file is downloaded with the name that the app gives', () => {
  const file = { url: 'https://awaj.test/a.ics', file_name: 'tender.ics' };
  const step = play(client(), post('web_app_request_file_download', file));
  expect(step.answers[0]?.eventData).toEqual({ status: 'downloading' });
  expect(step.effects).toEqual([{ kind: 'download-file', url: file.url, fileName: 'tender.ics' }]);
  expect(play(client(), post('web_app_request_file_download', { url: file.url })).ignored).not.toBeNull();
});
