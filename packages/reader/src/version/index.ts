/** Goes up by `pnpm gen` when rules read something in another way, so that what was read before can be read again. */
export { readerVersion } from './version.gen.ts';
