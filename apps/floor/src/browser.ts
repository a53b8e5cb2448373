import { type Browser, chromium } from 'playwright';

export const openBrowser = (...args: string[]): Promise<Browser> =>
  chromium.launch({
    args: ['--no-sandbox', ...args],
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  });
