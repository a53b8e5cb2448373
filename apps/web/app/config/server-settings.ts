import { settingsOf } from './settings.ts';

/** Settings of the web server only. None of them reaches a page or a script. */
interface ServerSettings {
  /** The API address for this server, which often differs from the one for browsers. */
  apiInternalUrl: string;
  /** Proves to the API that this server forwards the real address of a visitor. */
  forwardSecret: string;
}

function fromServer(): ServerSettings {
  const { API_INTERNAL_URL, AWAJ_FORWARD_SECRET } = settingsOf(process.env);
  return { apiInternalUrl: API_INTERNAL_URL, forwardSecret: AWAJ_FORWARD_SECRET };
}

/** Server only; undefined in a browser. */
export const serverSettings: ServerSettings | null = import.meta.env.SSR ? fromServer() : null;
