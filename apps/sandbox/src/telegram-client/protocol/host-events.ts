import type { HostEvent } from './app-message.ts';
import { type HostState, safeAreaBottom } from './host-state.ts';
import { themeParams } from './palette.ts';

export function themeChanged(state: HostState): HostEvent {
  return { eventType: 'theme_changed', eventData: { theme_params: themeParams(state.theme, state.version) } };
}

export function viewportChanged(state: HostState, isStable: boolean): HostEvent {
  const { width, height } = state.viewport;
  return {
    eventType: 'viewport_changed',
    eventData: { width, height, is_expanded: state.isExpanded, is_state_stable: isStable },
  };
}

export function safeAreaChanged(state: HostState): HostEvent {
  return { eventType: 'safe_area_changed', eventData: { top: 0, bottom: safeAreaBottom(state), left: 0, right: 0 } };
}

/** The client's header is outside the app unless it is full screen, so it covers nothing. */
export function contentSafeAreaChanged(): HostEvent {
  return { eventType: 'content_safe_area_changed', eventData: { top: 0, bottom: 0, left: 0, right: 0 } };
}

export function customStyle(): HostEvent {
  return {
    eventType: 'set_custom_style',
    eventData:
      '* { scrollbar-width: thin; scrollbar-color: rgb(128 128 128 / 0.4) transparent; }' +
      '::-webkit-scrollbar { width: 6px; } ::-webkit-scrollbar-thumb { border-radius: 6px; }',
  };
}
