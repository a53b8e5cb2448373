/** What the web server alone knows. Nothing of it is written into a page, or stands in what browsers load. */
interface ServerSettings {
  /** Where this server reaches the API: often not the address that browsers use. */
  apiInternalUrl: string;
  /** Proves to the API that an address which this server forwards is a visitor's. */
  forwardSecret: string;
}

/** For the server alone; a browser has none. */
export const serverSettings: ServerSettings | null = import.meta.env.SSR
  ? {
      apiInternalUrl: process.env.API_INTERNAL_URL || process.env.API_URL || 'http://127.0.0.1:4000',
      forwardSecret: process.env.AWAJ_FORWARD_SECRET || 'SANDBOX-secret-for-forwarded-addresses',
    }
  : null;
