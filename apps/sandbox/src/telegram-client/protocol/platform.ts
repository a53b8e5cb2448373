export const platforms = ['android', 'ios', 'tdesktop', 'web'] as const;

export type Platform = (typeof platforms)[number];

export const platformNames: Record<Platform, string> = {
  android: 'Android',
  ios: 'iOS',
  tdesktop: 'Telegram Desktop',
  web: 'Telegram Web',
};

/** On a phone the app opens as a sheet that covers part of the chat until it expands. */
export function opensExpanded(platform: Platform): boolean {
  return platform === 'tdesktop' || platform === 'web';
}

/** The system's strip at the bottom of an iPhone's screen. */
export const homeIndicatorHeight: Record<Platform, number> = { android: 0, ios: 34, tdesktop: 0, web: 0 };
