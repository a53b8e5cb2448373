import type { Locale } from '@awaj/i18n';
import { chooseLanguage } from '@awaj/mini/app/address/language.ts';
import { queryClient, session } from '@awaj/mini/app/data/session.ts';
import type { ReactElement } from 'react';
import { type ChatReader, chatAnswers } from '../api/chat-answers.ts';
import { miniApp } from './route-maps.ts';
import { Screen } from './Screen.tsx';
import { type ScreenArgs, screenStory } from './screen-story.ts';
import { answerForPhone, launchInTelegram, TelegramFrame } from './telegram-client.tsx';
import { enterWorld } from './world.ts';

export interface MiniAppArgs extends ScreenArgs<ChatReader> {
  /** Shown in a plain browser, without Telegram. */
  isOutside?: boolean;
  /** The person's answer when Telegram asks for their number. */
  sharesPhone?: boolean;
}

launchInTelegram();
const { host } = session();

function MiniAppScreen({ path, locale }: { path: string; locale: Locale }): ReactElement {
  // Each page reads it again.
  chooseLanguage(locale);
  return <Screen around={TelegramFrame} key={`${locale} ${path}`} map={miniApp} path={path} />;
}

/** For the `meta` of stories of the mini app. */
export const miniAppStory = {
  ...screenStory,
  globals: { viewport: { value: 'phone' } },
  parameters: { ...screenStory.parameters, isInTelegram: true },
  render: ({ path }: MiniAppArgs, { globals }: { globals: { locale?: Locale } }) => (
    <MiniAppScreen locale={globals.locale ?? 'en'} path={path} />
  ),
  beforeEach({ args }: { args: MiniAppArgs }) {
    const { reader = 'stranger', answers, isOutside = false, sharesPhone = false, ...world } = args;
    const { dataset } = document.documentElement;
    const leave = enterWorld({ ...world, answers: { ...chatAnswers(reader), ...answers } });
    queryClient.clear();
    answerForPhone(sharesPhone);
    session().host = isOutside ? null : host;
    dataset.font = 'device';
    return () => {
      delete dataset.font;
      leave();
    };
  },
};
