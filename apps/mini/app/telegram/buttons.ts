import { on } from '@telegram-apps/sdk-react';
import type { Client } from './client.ts';
import { postEvent } from './post-event.ts';

/** A button in the client's frame. */
export interface HostButton {
  /** Returns a function that hides it again. */
  show(onPress: () => void): () => void;
}

/** The wide button below the app. */
export interface MainButton {
  show(face: { text: string; isBusy: boolean }): void;
  hide(): void;
  onPress(listener: () => void): () => void;
}

const kinds = {
  back: ['web_app_setup_back_button', 'back_button_pressed'],
  settings: ['web_app_setup_settings_button', 'settings_button_pressed'],
} as const;

/**
 * Null if the client has none, so that the page needs its own. The client keeps its buttons over a reload of the app,
 * so each is hidden first.
 */
export function hostButton({ can }: Client, kind: keyof typeof kinds): HostButton | null {
  const [method, event] = kinds[kind];
  if (!can(method)) return null;
  const hide = () => postEvent(method, { is_visible: false });
  hide();
  return {
    show(onPress) {
      const stop = on(event, onPress);
      postEvent(method, { is_visible: true });
      return () => {
        stop();
        hide();
      };
    },
  };
}

export function mainButton({ can }: Client): MainButton | null {
  if (!can('web_app_setup_main_button')) return null;
  const hide = () => postEvent('web_app_setup_main_button', { is_visible: false });
  hide();
  return {
    show: ({ text, isBusy }) =>
      postEvent('web_app_setup_main_button', {
        text,
        is_visible: true,
        is_active: !isBusy,
        is_progress_visible: isBusy,
      }),
    hide,
    onPress: (listener) => on('main_button_pressed', listener),
  };
}
