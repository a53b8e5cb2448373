interface ImportMetaEnv {
  /** Compiled in by `vite.config.ts` during development. */
  readonly AWAJ_CONFIG: import('./config/config.ts').Config;
}
