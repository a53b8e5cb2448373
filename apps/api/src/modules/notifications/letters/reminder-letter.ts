import { type ButtonRow, savedTenderButtons } from '../chat/chat-buttons.ts';
import type { ReminderMessage } from '../notification.ts';
import { closingTexts } from './closing-texts.ts';
import type { Letter } from './letter.ts';
import type { LetterWords } from './letter-words.ts';
import { namedIn, shortened } from './shown-tenders.ts';

/** About saved tenders that close soon. */
export function reminderLetter(message: ReminderMessage, words: LetterWords): Letter {
  const { tenders } = message;
  const { texts, channel, link } = words;
  const { one, several, closes, rest: restOf, settings, why } = texts.tendersClosing;
  const { count, shown, ...rest } = namedIn(message, { channel, rest: restOf });
  const items = shown.map(({ id, title, about, closing }) => {
    const { inDays, daysBeside, hour } = closingTexts(closing, words);
    return {
      label: shortened(title),
      href: link(`/tender/${id}`),
      about,
      state: { main: closes(inDays), more: `${daysBeside} · ${hour}` },
    };
  });
  const [first] = items;
  const soonest = tenders[0] ? closingTexts(tenders[0].closing, words).inDays : '';
  const settingsLink = { label: settings, href: link('/settings/reminders') };
  const only = count === 1 ? tenders[0] : undefined;
  const buttons: ButtonRow[] | undefined = only && [...savedTenderButtons(texts.chat, only.id), [settingsLink]];
  const subject = count === 1 ? one.subject(soonest, first?.label ?? '') : several.subject(count);
  return {
    subject,
    title: count === 1 ? one.lead : subject,
    paragraphs: [],
    items,
    ...rest,
    action:
      count === 1 && first ? { label: one.action, href: first.href } : { label: several.action, href: link('/saved') },
    ...(buttons && { buttons }),
    settings: settingsLink,
    why,
    sms: count === 1 ? one.sms(soonest) : several.sms(count, soonest),
    titles: tenders.map(({ title, closing }) => ({
      title,
      day: count === 1 ? null : closingTexts(closing, words).ownDay,
    })),
  };
}
