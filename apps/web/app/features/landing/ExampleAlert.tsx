import { headlineText } from '@awaj/features/landing-page';
import { useArea, useMessages } from '@awaj/i18n/react';
import { ChatMessage } from '@awaj/ui/ChatMessage';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useLandingPage } from './queries.ts';

const titlesInChat = 2;

/** An example alert with the newest tenders. Left out if they did not load. */
export function ExampleAlert(): ReactElement | null {
  const { alert } = useArea('landing');
  const { frame } = useMessages();
  const { data = [] } = useQuery(useLandingPage().headlines());
  if (data.length === 0) return null;
  const shown = data.slice(0, titlesInChat);
  const more = data.length - shown.length;
  return (
    <ChatMessage
      buttons={alert.buttons}
      items={shown.map((headline) => ({ title: headline.title, text: headlineText(headline) }))}
      label={alert.label}
      sender={frame.brand}
      time={alert.time}
      title={alert.title(data.length)}
      {...(more > 0 && { more: alert.more(more) })}
    />
  );
}
