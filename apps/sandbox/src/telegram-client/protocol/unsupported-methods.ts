import { type HostState, ignore, type Step, stepTo, stepWith } from './host-state.ts';
import type { Method } from './method-versions.ts';
import { type Payload, readText } from './payload.ts';

/** The event that says that the client or its device does not support something. */
const refusals = {
  web_app_add_to_home_screen: ['home_screen_failed', { error: 'UNSUPPORTED' }],
  web_app_check_home_screen: ['home_screen_checked', { status: 'unsupported' }],
  web_app_check_location: ['location_checked', { available: false }],
  web_app_request_location: ['location_requested', { available: false }],
  web_app_biometry_get_info: ['biometry_info_received', { available: false }],
  web_app_biometry_request_access: ['biometry_info_received', { available: false }],
  web_app_biometry_request_auth: ['biometry_auth_requested', { status: 'failed' }],
  web_app_biometry_update_token: ['biometry_token_updated', { status: 'failed' }],
  web_app_request_emoji_status_access: ['emoji_status_access_requested', { status: 'cancelled' }],
  web_app_set_emoji_status: ['emoji_status_failed', { error: 'USER_DECLINED' }],
  web_app_send_prepared_message: ['prepared_message_failed', { error: 'MESSAGE_EXPIRED' }],
  web_app_start_accelerometer: ['accelerometer_failed', { error: 'UNSUPPORTED' }],
  web_app_start_device_orientation: ['device_orientation_failed', { error: 'UNSUPPORTED' }],
  web_app_start_gyroscope: ['gyroscope_failed', { error: 'UNSUPPORTED' }],
  web_app_open_scan_qr_popup: ['scan_qr_popup_closed', {}],
} as const satisfies Partial<Record<Method, readonly [string, object]>>;

const storages = {
  device_storage_failed: ['clear', 'get_key', 'save_key'],
  secure_storage_failed: ['clear', 'get_key', 'restore_key', 'save_key'],
} as const;

type Handler = (state: HostState, params: Payload) => Step;

function answering(eventType: string, eventData: object): Handler {
  return (state) => stepTo(state, { eventType, eventData });
}

/** The answer repeats the request's id. */
function answeringById(eventType: string, rest: object): Handler {
  return (state, params) => {
    const requestId = readText(params, 'req_id');
    if (requestId === null) return ignore(state, 'req_id is missing');
    return stepTo(state, { eventType, eventData: { req_id: requestId, ...rest } });
  };
}

const storageMethods = Object.entries(storages).flatMap(([failure, methods]) =>
  methods.map((method): [string, Handler] => [
    `web_app_${failure.replace('failed', method)}`,
    answeringById(failure, { error: 'UNSUPPORTED' }),
  ]),
);

function downloadFile(state: HostState, params: Payload): Step {
  const [url, fileName] = [readText(params, 'url'), readText(params, 'file_name')];
  if (url === null || fileName === null || !/^https?:/.test(url)) return ignore(state, 'url and file_name are needed');
  return {
    ...stepTo(state, { eventType: 'file_download_requested', eventData: { status: 'downloading' } }),
    effects: stepWith(state, { kind: 'download-file', url, fileName }).effects,
  };
}

/** This client's answers where it can do nothing, or where the person would have agreed anyway. */
export const unsupportedMethods: Partial<Record<Method, Handler>> = {
  ...Object.fromEntries(storageMethods),
  ...Object.fromEntries(
    Object.entries(refusals).map(([method, [event, data]]): [string, Handler] => [method, answering(event, data)]),
  ),
  // Only apps in the attachment menu can read the clipboard.
  web_app_read_text_from_clipboard: answeringById('clipboard_text_received', {}),
  // The launch already said that the bot may write.
  web_app_request_write_access: answering('write_access_requested', { status: 'allowed' }),
  web_app_request_file_download: downloadFile,
  web_app_hide_keyboard: (state) => stepTo(state),
  web_app_toggle_orientation_lock: (state) => stepTo(state),
};
