import { dateInAddis } from '@awaj/domain/ethiopian-calendar';
import { type ButtonRow, savedTenderButtons } from '../chat/chat-buttons.ts';
import type { ChangedTender, ChangeMessage, Closing } from '../notification.ts';
import { closingTexts } from './closing-texts.ts';
import type { Letter, LetterItem } from './letter.ts';
import type { LetterWords } from './letter-words.ts';
import { mostWithoutPage, namedIn, shortened } from './shown-tenders.ts';

/** A cancelled tender has no closing day. */
const closingOf = ({ kinds, closing }: ChangedTender): Closing | null => (kinds.includes('cancelled') ? null : closing);

/** The former closing day, if it has changed. */
function dayBefore({ movedFrom }: ChangedTender, closing: Closing): Date | null {
  return movedFrom && dateInAddis(movedFrom) !== dateInAddis(closing.at) ? movedFrom : null;
}

/** What an SMS says of the closing day, without room for two calendars or the hour. */
function daysInSms(tender: ChangedTender, closing: Closing, words: LetterWords) {
  const { nearDay } = words;
  const before = dayBefore(tender, closing);
  return {
    to: nearDay(closing.at)[0],
    isApproximate: closing.isApproximate,
    from: before && nearDay(before)[0],
    left: closingTexts(closing, words).left,
  };
}

function closingFacts({ movedFrom }: ChangedTender, closing: Closing, words: LetterWords): Letter['facts'] {
  const { texts, day, hour } = words;
  const { was, closing: closes, at } = texts.tenderChanged;
  const now = closingTexts(closing, words);
  const isOtherHour = movedFrom && hour(movedFrom) !== now.hour;
  return [
    ...(movedFrom ? [{ label: was, value: `${day(movedFrom)}${isOtherHour ? ` · ${hour(movedFrom)}` : ''}` }] : []),
    { label: closes, value: `${now.fullDay} · ${now.left}` },
    { label: at, value: now.hour },
  ];
}

function oneChanged(tender: ChangedTender, words: LetterWords): Letter {
  const { texts, link, settingsLink } = words;
  const { kinds, buyer, action, why } = texts.tenderChanged;
  const [first = 'corrected'] = tender.kinds;
  const closing = closingOf(tender);
  const subject = kinds[first].subject(shortened(tender.title));
  return {
    subject,
    title: subject,
    paragraphs: tender.kinds.map((kind) => kinds[kind].lead),
    facts: [{ label: buyer, value: tender.buyer }, ...((closing && closingFacts(tender, closing, words)) ?? [])],
    action: { label: action, href: link(`/tender/${tender.id}`) },
    buttons: savedTenderButtons(texts.chat, tender.id),
    settings: settingsLink,
    why: why(1),
    sms: kinds[first].sms(closing && daysInSms(tender, closing, words)),
    titles: [{ title: tender.title, day: null }],
  };
}

/** What changed, and the closing day. */
function stateOf(tender: ChangedTender, words: LetterWords): NonNullable<LetterItem['state']> {
  const { texts, nearDay } = words;
  const { kinds, moved, closes } = texts.tenderChanged;
  const closing = closingOf(tender);
  const main = tender.kinds.map((kind) => kinds[kind].name).join(' · ');
  if (closing === null) return { main };
  const { day, hour, left } = closingTexts(closing, words);
  const before = dayBefore(tender, closing);
  const [own, other] = before ? nearDay(before) : [];
  return { main, more: [before ? moved(`${own} (${other})`, day) : closes(day), hour, left].join(' · ') };
}

function severalChanged(message: ChangeMessage, words: LetterWords): Letter {
  const { texts, channel, link, settingsLink } = words;
  const { several, why } = texts.tenderChanged;
  const { count, shown, ...rest } = namedIn(message, { channel, rest: several.rest, most: mostWithoutPage });
  const saved = { label: several.action, href: link('/saved') };
  const buttons: ButtonRow[] = [[saved]];
  return {
    subject: several.subject(count),
    title: several.subject(count),
    paragraphs: [],
    items: shown.map((tender) => ({
      label: shortened(tender.title),
      href: link(`/tender/${tender.id}`),
      about: tender.buyer,
      state: stateOf(tender, words),
    })),
    ...rest,
    action: saved,
    buttons,
    settings: settingsLink,
    why: why(count),
    sms: several.sms(count),
    titles: message.tenders.map(({ title }) => ({ title, day: null })),
  };
}

/** About changes of tenders that the reader has saved. */
export function changeLetter(message: ChangeMessage, words: LetterWords): Letter {
  const [only, ...others] = message.tenders;
  return only && others.length + message.more === 0 ? oneChanged(only, words) : severalChanged(message, words);
}
