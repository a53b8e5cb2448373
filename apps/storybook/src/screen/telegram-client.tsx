import type {} from '@awaj/mini/app/telegram/show-early.ts';
import { type CSSProperties, type ReactElement, type ReactNode, useSyncExternalStore } from 'react';

interface MainButton {
  text: string;
  is_visible: boolean;
  is_progress_visible: boolean;
}

const hidden: MainButton = { text: '', is_visible: false, is_progress_visible: false };

let mainButton = hidden;
const listeners = new Set<() => void>();

/** Sends an event to the app, as Telegram does. */
function tell(eventType: string, eventData: object = {}): void {
  const data = JSON.stringify({ eventType, eventData });
  window.dispatchEvent(new MessageEvent('message', { data, source: window.parent }));
}

let sharesPhone = false;

/** The person's answer when they are asked for their number. */
export function answerForPhone(yes: boolean): void {
  sharesPhone = yes;
}

function hear(method: string, json: string): void {
  if (method === 'web_app_request_phone') tell('phone_requested', { status: sharesPhone ? 'sent' : 'cancelled' });
  if (method !== 'web_app_setup_main_button') return;
  mainButton = { ...mainButton, ...(JSON.parse(json) as Partial<MainButton>) };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const theme = {
  bg_color: '#ffffff',
  secondary_bg_color: '#f1f1f1',
  section_bg_color: '#ffffff',
  text_color: '#000000',
  subtitle_text_color: '#999999',
  link_color: '#168acd',
  button_color: '#40a7e3',
};

/** The launch parameters that Telegram adds to the address of an app. */
const launch = new URLSearchParams({
  tgWebAppVersion: '8.0',
  tgWebAppThemeParams: JSON.stringify(theme),
  tgWebAppData: new URLSearchParams({
    user: JSON.stringify({ first_name: 'Dawit', last_name: 'Haile', language_code: 'en' }),
    hash: 'of-a-story',
  }).toString(),
});

/** Must exist before the first page of the mini app reads it. */
export function launchInTelegram(): void {
  sessionStorage.setItem('launch', launch.toString());
  window.TelegramWebviewProxy = { postEvent: hear };
}

export const mainButtonId = 'telegram-main-button';

const buttonStyle: CSSProperties = {
  background: 'var(--tg-theme-button-color)',
  border: 0,
  bottom: 0,
  boxSizing: 'border-box',
  color: '#fff',
  font: 'inherit',
  fontWeight: 600,
  padding: '1rem',
  position: 'sticky',
  textAlign: 'center',
  width: '100%',
};

/** The app with Telegram's main button, which is below the app and its bars. */
export function TelegramFrame({ children }: { children: ReactNode }): ReactElement {
  const { text, is_visible } = useSyncExternalStore(subscribe, () => mainButton);
  return (
    <>
      {/* Fixed elements inside are at the bottom of this element, not of the window. */}
      <div style={is_visible ? { transform: 'translateZ(0)' } : undefined}>{children}</div>
      {is_visible && (
        <button id={mainButtonId} onClick={() => tell('main_button_pressed')} style={buttonStyle} type="button">
          {text}
        </button>
      )}
    </>
  );
}
