import { on } from '@telegram-apps/sdk-react';
import type { Client } from './client.ts';
import { type Theme, themeOf } from './launch-parameters.ts';
import { postEvent } from './post-event.ts';

export interface Appearance {
  /** Reports whether the colours are dark, now and after changes. */
  watchDark(listener: (isDark: boolean) => void): void;
}

const variables = new Map<string, string>();

const setVariables = (prefix: string, values: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(values))
    variables.set(`--tg-${prefix}-${name.replaceAll('_', '-')}`, value);
  for (const [name, value] of variables) document.documentElement.style.setProperty(name, value);
};

const pixels = (lengths: Readonly<Record<string, number>>): Record<string, string> =>
  Object.fromEntries(Object.entries(lengths).map(([name, length]) => [name, `${length}px`]));

type Rgb = `#${string}`;

const darkBelow = 120;

/** Weighted by how bright people see red, green and blue. */
function isDark({ bg_color = '#ffffff' }: Theme): boolean {
  const [red = 0, green = 0, blue = 0] = (bg_color.match(/[\da-f]{2}/gi) ?? []).map((part) =>
    Number.parseInt(part, 16),
  );
  return Math.sqrt(0.299 * red ** 2 + 0.587 * green ** 2 + 0.114 * blue ** 2) < darkBelow;
}

/** The client's header gets the background of lists, its frame that of pages. */
function tintFrame({ can }: Client, { secondary_bg_color }: Theme): void {
  if (!can('web_app_set_header_color')) return;
  postEvent('web_app_set_header_color', { color_key: 'bg_color' });
  if (secondary_bg_color) postEvent('web_app_set_background_color', { color: secondary_bg_color as Rgb });
}

/** The client answers late, and an old one never, so nothing waits for it. */
function followSize({ can }: Client): void {
  on('viewport_changed', ({ height, is_state_stable }) => {
    setVariables('viewport', pixels(is_state_stable ? { height, stable_height: height } : { height }));
  });
  on('safe_area_changed', (insets) => setVariables('viewport-safe-area-inset', pixels({ ...insets })));
  on('content_safe_area_changed', (insets) => setVariables('viewport-content-safe-area-inset', pixels({ ...insets })));
  postEvent('web_app_request_viewport');
  if (can('web_app_request_safe_area')) {
    postEvent('web_app_request_safe_area');
    postEvent('web_app_request_content_safe_area');
  }
}

/** Sets the client's colours and sizes as CSS variables, and updates them with its events. */
export function followAppearance(client: Client): Appearance {
  let { theme } = client;
  let listener: (isDark: boolean) => void = () => {};
  setVariables('theme', theme);
  tintFrame(client, theme);
  followSize(client);
  on('theme_changed', ({ theme_params }) => {
    theme = themeOf(theme_params);
    setVariables('theme', theme);
    tintFrame(client, theme);
    listener(isDark(theme));
  });
  return {
    watchDark(newListener) {
      listener = newListener;
      setVariables('theme', theme);
      listener(isDark(theme));
    },
  };
}
