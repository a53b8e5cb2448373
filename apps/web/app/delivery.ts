import { createContext } from 'react';

/** For the scripts that a page carries in itself. Empty in the browser, which never shows it again. */
export const NonceContext = createContext('');
