import { createContext } from 'react';

/** Whether something lies over the page, whose button in the frame of the client is then nothing to press. */
export const Covered = createContext(false);
