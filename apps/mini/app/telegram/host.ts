import { type Appearance, followAppearance } from './appearance.ts';
import { type HostButton, hostButton, type MainButton, mainButton } from './buttons.ts';
import { type Client, greet, launchedBy } from './client.ts';
import { type Links, linksOf } from './links.ts';
import { postEvent } from './post-event.ts';
import { type Questions, questionsOf } from './questions.ts';

/** The kinds of haptic feedback. */
export type HapticEvent = 'chosen' | 'pressed' | 'success' | 'failure';

/** The interface of the client for the rest of the mini app. */
export interface Host
  extends Pick<Client, 'initData' | 'languageCode' | 'name' | 'startParam'>,
    Appearance,
    Links,
    Questions {
  backButton: HostButton | null;
  settingsButton: HostButton | null;
  mainButton: MainButton | null;
  haptic(event: HapticEvent): void;
  /** Asks before the app is closed with unsent input. */
  guardClosing(isDirty: boolean): void;
  close(): void;
}

const hapticEvents = {
  chosen: { type: 'selection_change' },
  pressed: { type: 'impact', impact_style: 'light' },
  success: { type: 'notification', notification_type: 'success' },
  failure: { type: 'notification', notification_type: 'error' },
} as const satisfies Record<HapticEvent, object>;

/** Null if the page was not opened in Telegram. */
export function connectToHost(): Host | null {
  const client = launchedBy();
  if (!(client && greet())) return null;
  const { initData, languageCode, name, startParam, can } = client;
  const guardClosing = (need_confirmation: boolean) => {
    if (can('web_app_setup_closing_behavior')) postEvent('web_app_setup_closing_behavior', { need_confirmation });
  };
  guardClosing(false);
  return {
    initData,
    languageCode,
    name,
    startParam,
    ...followAppearance(client),
    ...linksOf(client),
    ...questionsOf(client),
    backButton: hostButton(client, 'back'),
    settingsButton: hostButton(client, 'settings'),
    mainButton: mainButton(client),
    haptic: (event) => {
      if (can('web_app_trigger_haptic_feedback')) postEvent('web_app_trigger_haptic_feedback', hapticEvents[event]);
    },
    guardClosing,
    close: () => postEvent('web_app_close'),
  };
}
