import { isAtLeast } from './client-version.ts';
import { contentSafeAreaChanged, customStyle, safeAreaChanged, themeChanged, viewportChanged } from './host-events.ts';
import { type ColorChoice, type HostState, ignore, type Step, stepTo } from './host-state.ts';
import { type Payload, readFlag, readRgb, readText } from './payload.ts';

function readColor(params: Payload): ColorChoice | null {
  const rgb = readRgb(params, 'color');
  return rgb === null ? null : { rgb };
}

function readHeaderColor(params: Payload, version: string): ColorChoice | null {
  const role = readText(params, 'color_key');
  if (role === 'bg_color' || role === 'secondary_bg_color') return { role };
  return isAtLeast(version, '6.9') ? readColor(params) : null;
}

export const appearanceMethods = {
  iframe_ready: (state: HostState, params: Payload): Step =>
    stepTo({ ...state, canReload: readFlag(params, 'reload_supported') === true }, customStyle()),

  web_app_ready: (state: HostState): Step => stepTo({ ...state, isReady: true }),

  // The viewport event follows when the frame has its new size.
  web_app_expand: (state: HostState): Step => stepTo({ ...state, isExpanded: true }),

  web_app_request_theme: (state: HostState): Step => stepTo(state, themeChanged(state)),
  web_app_request_viewport: (state: HostState): Step => stepTo(state, viewportChanged(state, true)),
  web_app_request_safe_area: (state: HostState): Step => stepTo(state, safeAreaChanged(state)),
  web_app_request_content_safe_area: (state: HostState): Step => stepTo(state, contentSafeAreaChanged()),

  web_app_set_header_color: (state: HostState, params: Payload): Step => {
    const headerColor = readHeaderColor(params, state.version);
    if (headerColor) return stepTo({ ...state, headerColor });
    return ignore(state, 'color_key must be bg_color or secondary_bg_color; color is #rrggbb and needs 6.9');
  },

  web_app_set_background_color: (state: HostState, params: Payload): Step => {
    const backgroundColor = readColor(params);
    return backgroundColor ? stepTo({ ...state, backgroundColor }) : ignore(state, 'color must be #rrggbb');
  },

  web_app_set_bottom_bar_color: (state: HostState, params: Payload): Step => {
    const bottomBarColor = readColor(params);
    return bottomBarColor ? stepTo({ ...state, bottomBarColor }) : ignore(state, 'color must be #rrggbb');
  },

  web_app_request_fullscreen: (state: HostState): Step =>
    stepTo(state, { eventType: 'fullscreen_failed', eventData: { error: 'UNSUPPORTED' } }),
};
