import {
  bindThemeParamsCssVars,
  bindViewportCssVars,
  expandViewport,
  init,
  isThemeParamsDark,
  isTMA,
  miniAppReady,
  mountMiniAppSync,
  mountThemeParamsSync,
  mountViewport,
  openLink,
  retrieveLaunchParams,
  retrieveRawInitData,
  targetOrigin,
} from '@telegram-apps/sdk-react';

/** What the rest of the mini app may know of the Telegram client around it. */
export interface Host {
  /** Who is here, signed by Telegram; sent to the API as it came. */
  initData: string;
  languageCode: string | undefined;
  isDark: boolean;
  onThemeChange(listener: (isDark: boolean) => void): void;
  openOutside(url: string): void;
}

function launchedBy(): Pick<Host, 'initData' | 'languageCode'> | null {
  if (!isTMA()) return null;
  const initData = retrieveRawInitData();
  if (!initData) return null;
  return { initData, languageCode: retrieveLaunchParams(true).tgWebAppData?.user?.languageCode };
}

/** Colours and sizes of the client as CSS variables, kept up to date by its events. */
function followAppearance(): void {
  mountThemeParamsSync();
  bindThemeParamsCssVars();
  if (mountMiniAppSync.isAvailable()) mountMiniAppSync();
  if (!mountViewport.isAvailable()) return;
  // The client answers in its own time, and an old one never; nothing waits for it.
  mountViewport().then(
    () => bindViewportCssVars(),
    (error: unknown) => console.warn('The client did not tell its size.', error),
  );
  if (expandViewport.isAvailable()) expandViewport();
}

function openOutside(url: string): void {
  if (openLink.isAvailable()) openLink(url);
  else window.open(url, '_blank', 'noopener');
}

/** Answers null when this page was opened somewhere else than in Telegram. */
export function connectToHost(): Host | null {
  const launch = launchedBy();
  if (!launch) return null;
  // Whoever frames us is decided by the page's frame-ancestors; Telegram has more than one web client.
  targetOrigin.set('*');
  // Styles that the client sends would be inline and past our own theme.
  init({ acceptCustomStyles: false });
  followAppearance();
  return {
    ...launch,
    isDark: isThemeParamsDark(),
    onThemeChange: (listener) => void isThemeParamsDark.sub(listener),
    openOutside,
  };
}

/** Tells the client to take its loading screen away. */
export function showToPerson(): void {
  if (miniAppReady.isAvailable()) miniAppReady();
}
