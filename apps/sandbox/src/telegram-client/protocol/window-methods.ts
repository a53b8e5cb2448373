import { isAtLeast } from './client-version.ts';
import { type HostState, ignore, type Step, stepTo, stepWith } from './host-state.ts';
import { type Payload, readText } from './payload.ts';
import { parsePopup } from './popup.ts';
import { readTelegramLink } from './telegram-link.ts';

function readWebAddress(params: Payload): string | null {
  const text = readText(params, 'url');
  if (text === null || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}

export function closed(state: HostState): HostState {
  return { ...state, phase: 'closed', isConnected: false, dialog: null };
}

export const windowMethods = {
  // Only the person is asked before closing; an app can always close itself.
  web_app_close: (state: HostState): Step => stepTo(closed(state)),

  web_app_open_link: (state: HostState, params: Payload): Step => {
    const url = readWebAddress(params);
    return url ? stepWith(state, { kind: 'open-link', url }) : ignore(state, 'url must be an http or https address');
  },

  web_app_open_tg_link: (state: HostState, params: Payload): Step => {
    const path = readText(params, 'path_full');
    if (path === null || !/^\/[^/]/.test(path)) return ignore(state, 'path_full must be a path on t.me');
    if (state.dialog) return ignore(state, 'another dialog is open');
    const link = readTelegramLink(`https://t.me${path}`);
    // Before 7.0, following a Telegram link closed the app.
    const next = isAtLeast(state.version, '7.0') ? state : closed(state);
    if (link.kind === 'share' && next.phase === 'open') return stepTo({ ...next, dialog: { kind: 'share', link } });
    return stepWith(next, { kind: 'open-telegram-link', link });
  },

  web_app_switch_inline_query: (state: HostState, params: Payload): Step => {
    const query = readText(params, 'query');
    if (query === null) return ignore(state, 'query must be a text');
    if (state.dialog) return ignore(state, 'another dialog is open');
    return ignore(state, 'this bot answers no inline queries');
  },

  web_app_open_popup: (state: HostState, params: Payload): Step => {
    if (state.dialog) return ignore(state, 'another dialog is open');
    const popup = parsePopup(params);
    if (popup) return stepTo({ ...state, dialog: { kind: 'popup', popup } });
    return ignore(state, 'title to 64 characters, message 1 to 256, one to three buttons with text');
  },

  // The app's buttons survive a reload.
  iframe_will_reload: (state: HostState): Step =>
    stepTo({ ...state, isConnected: false, isReloading: false, isReady: false, dialog: null }),

  web_app_data_send: (state: HostState): Step => ignore(state, 'only an app opened from a keyboard button may'),
};
