import { createContext } from 'react';

/** What a page carries in itself as it leaves the server. Empty in the browser, which never shows it again. */
export interface SsrAssets {
  nonce: string;
  /** The style sheet, so that nothing has to be waited for before the first picture. */
  style: string;
}

export const SsrAssetsContext = createContext<SsrAssets>({ nonce: '', style: '' });
