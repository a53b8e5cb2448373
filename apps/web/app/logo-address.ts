import { config } from './config.ts';

/** The API has the logos of companies, except those whose address names another host. */
export const logoAddress = (logo: string | null): string | null => logo && new URL(logo, config.apiUrl).href;
