import { startParameterOf } from '@awaj/domain/navigation';
import { type Context, InlineKeyboard } from 'grammy';
import { latestInApp, tenderInApp } from '../notifications/chat/mini-app-pages.ts';

interface OpenApp {
  label: string;
  miniUrl: string;
  /** Null for the newest tenders. */
  tender?: number | null;
}

/** The button that opens the app. Telegram allows one only in a private chat; elsewhere a link does the same. */
export function openAppKeyboard({ chat, me }: Context, { label, miniUrl, tender = null }: OpenApp): InlineKeyboard {
  if (chat?.type !== 'private') {
    const start = tender === null ? '' : `=${startParameterOf(tender)}`;
    return new InlineKeyboard().url(label, `https://t.me/${me.username}?startapp${start}`);
  }
  return new InlineKeyboard().webApp(label, miniUrl + (tender === null ? latestInApp : tenderInApp(tender)));
}
