import { config } from '../config/config.ts';

/** The API has the logos of companies. */
export const logoAddress = (logo: string | null): string | null => logo && new URL(logo, config.apiUrl).href;
