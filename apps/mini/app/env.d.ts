interface ImportMetaEnv {
  /** What `vite.config.ts` compiles into the app while it is developed. */
  readonly AWAJ_CONFIG: import('./config/config.ts').Config;
}
