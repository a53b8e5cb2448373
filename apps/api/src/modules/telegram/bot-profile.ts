import { locales, serverTexts } from '@awaj/i18n/server';
import type { Bot } from 'grammy';
import { fallbackLanguage } from '../../http/language.ts';
import { latestInApp } from '../notifications/chat/mini-app-pages.ts';

/** Sets the bot's commands, description and menu button, which people see before the first message. */
export async function setBotProfile({ api }: Pick<Bot, 'api'>, miniUrl: string): Promise<void> {
  for (const language of locales) {
    const { commands, description, shortDescription } = serverTexts[language].bot;
    const described = Object.entries(commands).map(([command, text]) => ({ command, description: text }));
    // Without a language code, these are the commands for languages without a list.
    const scope = language === fallbackLanguage ? {} : { language_code: language };
    await api.setMyCommands(described, scope);
    await api.setMyDescription(description, scope);
    await api.setMyShortDescription(shortDescription, scope);
  }
  await api.setChatMenuButton({
    menu_button: { type: 'web_app', text: 'አዋጅ · Awaj', web_app: { url: miniUrl + latestInApp } },
  });
}
