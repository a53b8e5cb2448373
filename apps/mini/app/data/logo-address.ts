import { session } from './session.ts';

/** Companies' logos are served by the API. */
export const logoAddress = (logo: string | null): string | null => logo && new URL(logo, session().config.apiUrl).href;
