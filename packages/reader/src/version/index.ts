/** `pnpm gen` increases it when rules read the corpus differently, so that stored notices are read again. */
export { readerVersion } from './version.gen.ts';
