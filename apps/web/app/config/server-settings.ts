import { settingsOf } from './settings.ts';

/** What the web server alone knows. Nothing of it is written into a page, or stands in what browsers load. */
interface ServerSettings {
  /** Where this server reaches the API: often not the address that browsers use. */
  apiInternalUrl: string;
  /** Proves to the API that an address which this server forwards is a visitor's. */
  forwardSecret: string;
}

function fromServer(): ServerSettings {
  const { API_INTERNAL_URL, AWAJ_FORWARD_SECRET } = settingsOf(process.env);
  return { apiInternalUrl: API_INTERNAL_URL, forwardSecret: AWAJ_FORWARD_SECRET };
}

/** For the server alone; a browser has none. */
export const serverSettings: ServerSettings | null = import.meta.env.SSR ? fromServer() : null;
