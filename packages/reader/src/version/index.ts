/** `pnpm gen` raises it when rules read the corpus differently, so that stored notices can be read again. */
export { readerVersion } from './version.gen.ts';
