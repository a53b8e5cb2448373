import { createContext } from 'react';

/** What a page carries in itself as it leaves the server. Empty in the browser, which never shows it again. */
export interface SsrAssets {
  /** By which the server knows its own scripts and styles again; it is taken out of what is sent. */
  nonce: string;
  /** The style of what the page shows, so that nothing has to be waited for before the first picture. */
  style: string;
}

export const SsrAssetsContext = createContext<SsrAssets>({ nonce: '', style: '' });
