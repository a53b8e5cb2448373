import { type BotAction, performForBot } from './bot-actions.ts';
import { isAtLeast } from './client-version.ts';
import { themeChanged, viewportChanged } from './host-events.ts';
import { type HostState, ignore, type Step, stepTo, stepWith } from './host-state.ts';
import type { Theme } from './palette.ts';
import { closed } from './window-methods.ts';

type ClientButton = 'back' | 'main' | 'secondary' | 'settings';

export type Action =
  | BotAction
  | { kind: 'choose-theme'; theme: Theme }
  | { kind: 'resize'; width: number; height: number; isStable: boolean }
  | { kind: 'press'; button: ClientButton }
  | { kind: 'answer-popup'; buttonId: string | null }
  | { kind: 'answer-share'; isSent: boolean }
  | { kind: 'close' }
  | { kind: 'confirm-close' }
  | { kind: 'stay' }
  | { kind: 'expand' }
  | { kind: 'minimise' }
  | { kind: 'restore' }
  | { kind: 'reload' }
  | { kind: 'reload-overdue' }
  | { kind: 'frame-loaded' };

const reloadPatienceMs = 500;

const canBePressed: Record<ClientButton, (state: HostState) => boolean> = {
  back: (state) => state.hasBackButton,
  main: ({ mainButton }) => mainButton.isVisible && mainButton.isActive,
  secondary: ({ secondaryButton }) => secondaryButton.isVisible && secondaryButton.isActive,
  settings: (state) => state.hasSettingsButton,
};

function setPhase(state: HostState, phase: 'open' | 'minimised'): Step {
  if (!isAtLeast(state.version, '8.0')) return ignore(state, 'minimising needs 8.0');
  return stepTo({ ...state, phase }, { eventType: 'visibility_changed', eventData: { is_visible: phase === 'open' } });
}

function reload(state: HostState): Step {
  if (!state.canReload) {
    return stepWith({ ...state, isConnected: false, isReady: false, dialog: null }, { kind: 'replace-frame' });
  }
  return {
    ...stepTo({ ...state, isReloading: true }, { eventType: 'reload_iframe' }),
    effects: [{ kind: 'expect-reload', withinMs: reloadPatienceMs }],
  };
}

function resize(state: HostState, action: Action & { kind: 'resize' }): Step {
  const next = { ...state, viewport: { width: action.width, height: action.height } };
  return stepTo(next, viewportChanged(next, action.isStable));
}

function answerShare(state: HostState, isSent: boolean): Step {
  if (state.dialog?.kind !== 'share') return ignore(state, 'nothing is being shared');
  const { link } = state.dialog;
  const next = { ...state, dialog: null };
  return isSent ? stepWith(next, { kind: 'send-link', link }) : stepTo(next);
}

/** The person's actions in the client, and the events they send to the app. */
export function perform(state: HostState, action: Action): Step {
  switch (action.kind) {
    case 'choose-theme': {
      const next = { ...state, theme: action.theme };
      return stepTo(next, themeChanged(next));
    }
    case 'resize':
      return resize(state, action);
    case 'press':
      if (!canBePressed[action.button](state)) return ignore(state, `the app shows no ${action.button} button`);
      return stepTo(state, { eventType: `${action.button}_button_pressed` });
    case 'answer-popup':
      if (state.dialog?.kind !== 'popup') return ignore(state, 'no popup is open');
      return stepTo(
        { ...state, dialog: null },
        { eventType: 'popup_closed', eventData: action.buttonId === null ? {} : { button_id: action.buttonId } },
      );
    case 'answer-share':
      return answerShare(state, action.isSent);
    case 'close':
      return stepTo(state.asksBeforeClosing ? { ...state, dialog: { kind: 'confirm-close' } } : closed(state));
    case 'confirm-close':
      return stepTo(closed(state));
    case 'stay':
      return stepTo({ ...state, dialog: null });
    case 'expand':
      return stepTo({ ...state, isExpanded: true });
    case 'minimise':
      return setPhase(state, 'minimised');
    case 'restore':
      return setPhase(state, 'open');
    case 'reload':
      return reload(state);
    case 'reload-overdue':
      if (!state.isReloading) return stepTo(state);
      return reload({ ...state, canReload: false, isReloading: false });
    case 'frame-loaded':
      // An app that never reports ready is shown when its page has loaded.
      return stepTo({ ...state, isReady: true });
    default:
      return performForBot(state, action);
  }
}
