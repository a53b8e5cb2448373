import { config } from '../config/config.ts';

/** Companies' logos are served by the API. */
export const logoAddress = (logo: string | null): string | null => logo && new URL(logo, config.apiUrl).href;
