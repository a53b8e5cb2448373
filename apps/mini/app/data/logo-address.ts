import { session } from './session.ts';

/** The API has the logos of companies. */
export const logoAddress = (logo: string | null): string | null => logo && new URL(logo, session().config.apiUrl).href;
