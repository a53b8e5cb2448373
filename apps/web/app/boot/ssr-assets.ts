import { createContext } from 'react';

/** The parts that the server writes into a page. Empty in the browser. */
export interface SsrAssets {
  /** Marks the server's own scripts and styles; removed before the page is sent. */
  nonce: string;
  /** The inlined style of the page's content, so that the first paint waits for no file. */
  style: string;
  /** The files of its texts, which otherwise only the running scripts would ask for. */
  texts: readonly string[];
}

export const SsrAssetsContext = createContext<SsrAssets>({ nonce: '', style: '', texts: [] });
