import type { HostEvent } from './app-message.ts';
import { type BottomButton, hiddenButton } from './bottom-button.ts';
import { type ClientVersion, isAtLeast } from './client-version.ts';
import type { InvoiceSheet, PaymentOutcome } from './invoice-sheet.ts';
import type { ColorRole, Theme } from './palette.ts';
import { homeIndicatorHeight, opensExpanded, type Platform } from './platform.ts';
import type { Popup } from './popup.ts';
import type { ShareLink, TelegramLink } from './telegram-link.ts';

export type ColorChoice = { role: ColorRole } | { rgb: string };

export interface HostState {
  version: ClientVersion;
  platform: Platform;
  theme: Theme;
  phase: 'open' | 'minimised' | 'closed';
  /** The app has posted something since it was loaded; before that it does not listen. */
  isConnected: boolean;
  isReady: boolean;
  isExpanded: boolean;
  canReload: boolean;
  isReloading: boolean;
  viewport: { width: number; height: number };
  hasBackButton: boolean;
  hasSettingsButton: boolean;
  mainButton: BottomButton;
  secondaryButton: BottomButton;
  asksBeforeClosing: boolean;
  allowsVerticalSwipes: boolean;
  headerColor: ColorChoice;
  backgroundColor: ColorChoice;
  bottomBarColor: ColorChoice;
  /** The signed contact that was shared with the bot; empty if none was. */
  sharedContact: string;
  dialog: Dialog | null;
}

export type Dialog =
  | { kind: 'popup'; popup: Popup }
  | { kind: 'confirm-close' }
  | { kind: 'share-phone'; isSending: boolean }
  | { kind: 'share'; link: ShareLink }
  | { kind: 'invoice'; sheet: InvoiceSheet };

export type Effect =
  | { kind: 'open-link'; url: string }
  | { kind: 'open-telegram-link'; link: TelegramLink }
  | { kind: 'send-link'; link: ShareLink }
  | { kind: 'download-file'; url: string; fileName: string }
  | { kind: 'vibrate'; feedback: string }
  | { kind: 'expect-reload'; withinMs: number }
  | { kind: 'replace-frame' }
  | { kind: 'share-contact' }
  | { kind: 'load-invoice'; slug: string }
  | { kind: 'pay-invoice'; slug: string; outcome: PaymentOutcome };

/** The result of a message or action. `ignored` says why this client version does nothing. */
export interface Step {
  state: HostState;
  answers: readonly HostEvent[];
  effects: readonly Effect[];
  ignored: string | null;
}

export function stepTo(state: HostState, ...answers: HostEvent[]): Step {
  return { state, answers, effects: [], ignored: null };
}

export function stepWith(state: HostState, ...effects: Effect[]): Step {
  return { state, answers: [], effects, ignored: null };
}

export function ignore(state: HostState, reason: string): Step {
  return { state, answers: [], effects: [], ignored: reason };
}

export function createHost(client: { version: ClientVersion; platform: Platform; theme: Theme }): HostState {
  return {
    ...client,
    phase: 'open',
    isConnected: false,
    isReady: false,
    isExpanded: opensExpanded(client.platform),
    canReload: false,
    isReloading: false,
    viewport: { width: 0, height: 0 },
    hasBackButton: false,
    hasSettingsButton: false,
    mainButton: hiddenButton,
    secondaryButton: hiddenButton,
    asksBeforeClosing: false,
    allowsVerticalSwipes: true,
    headerColor: { role: 'header_bg_color' },
    backgroundColor: { role: 'bg_color' },
    bottomBarColor: { role: 'bottom_bar_bg_color' },
    sharedContact: '',
    dialog: null,
  };
}

export function hasBottomBar(state: HostState): boolean {
  return state.mainButton.isVisible || state.secondaryButton.isVisible;
}

/** The bar of bottom buttons lifts the app above the home indicator. */
export function safeAreaBottom(state: HostState): number {
  return hasBottomBar(state) || !isAtLeast(state.version, '8.0') ? 0 : homeIndicatorHeight[state.platform];
}
