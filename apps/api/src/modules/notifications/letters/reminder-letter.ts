import { type ButtonRow, savedTenderButtons } from '../chat/chat-buttons.ts';
import type { ReminderMessage } from '../notification.ts';
import type { Letter } from './letter.ts';
import type { LetterWords } from './letter-words.ts';
import { namedIn, shortened } from './shown-tenders.ts';

/** About saved tenders that close soon. */
export function reminderLetter(message: ReminderMessage, words: LetterWords): Letter {
  const { tenders } = message;
  const { texts, channel, nearDay, hour, link } = words;
  const { one, several, inDays, closes, rest: restOf, settings, why } = texts.tendersClosing;
  const { count, shown, ...rest } = namedIn(message, { channel, rest: restOf });
  const items = shown.map(({ id, title, about, closesAt, daysLeft }) => ({
    label: shortened(title),
    href: link(`/tender/${id}`),
    about,
    state: { main: closes(inDays(daysLeft)), more: `${nearDay(closesAt).join(' · ')} · ${hour(closesAt)}` },
  }));
  const [first] = items;
  const soonest = inDays(tenders[0]?.daysLeft ?? 0);
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
    titles: tenders.map(({ title, closesAt }) => ({ title, day: count === 1 ? null : nearDay(closesAt)[0] })),
  };
}
