import { areas } from './index.ts';
import { createLoader, type Registry, type TextsOf } from './loader.ts';

/** All areas, with those that only the mini app shows: the website need not know where they are. */
const areasInTelegram = {
  ...areas,
  telegram: { en: () => import('./telegram/en.ts'), am: () => import('./telegram/am.ts') },
  telegramEntry: { en: () => import('./telegram-entry/en.ts'), am: () => import('./telegram-entry/am.ts') },
  telegramTender: { en: () => import('./telegram-tender/en.ts'), am: () => import('./telegram-tender/am.ts') },
} satisfies Registry;

export type AreaMessages = TextsOf<typeof areasInTelegram>;
export type Area = keyof AreaMessages;

export const loadAreaInTelegram = createLoader(areasInTelegram);
