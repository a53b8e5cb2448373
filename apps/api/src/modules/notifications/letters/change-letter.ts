import { dateInAddis } from '@awaj/domain/ethiopian-calendar';
import { type ButtonRow, savedTenderButtons } from '../chat/chat-buttons.ts';
import type { ChangedTender, ChangeMessage } from '../notification.ts';
import type { Letter, LetterItem } from './letter.ts';
import type { LetterWords } from './letter-words.ts';
import { mostWithoutPage, namedIn, shortened } from './shown-tenders.ts';

/** A cancelled tender has no closing day. */
const closingOf = ({ kinds, closesAt }: ChangedTender): Date | null => (kinds.includes('cancelled') ? null : closesAt);

/** The former closing day, if it has changed. */
function dayBefore({ movedFrom }: ChangedTender, closesAt: Date | null): Date | null {
  return movedFrom && closesAt && dateInAddis(movedFrom) !== dateInAddis(closesAt) ? movedFrom : null;
}

function oneChanged(tender: ChangedTender, { texts, day, nearDay, hour, link, settingsLink }: LetterWords): Letter {
  const { kinds, buyer, was, closing, at, action, why } = texts.tenderChanged;
  const [first = 'corrected'] = tender.kinds;
  const { movedFrom } = tender;
  const closesAt = closingOf(tender);
  const before = dayBefore(tender, closesAt);
  const isOtherHour = movedFrom && closesAt && hour(movedFrom) !== hour(closesAt);
  // An SMS has no room for two calendars or the hour.
  const near = (at: Date): string => nearDay(at)[0];
  const timeLeft = texts.tender.left(tender.daysLeft ?? 0);
  const subject = kinds[first].subject(shortened(tender.title));
  return {
    subject,
    title: subject,
    paragraphs: tender.kinds.map((kind) => kinds[kind].lead),
    facts: [
      { label: buyer, value: tender.buyer },
      ...(closesAt && movedFrom
        ? [{ label: was, value: `${day(movedFrom)}${isOtherHour ? ` · ${hour(movedFrom)}` : ''}` }]
        : []),
      ...(closesAt ? [{ label: closing, value: `${day(closesAt)} · ${timeLeft}` }] : []),
      ...(closesAt ? [{ label: at, value: hour(closesAt) }] : []),
    ],
    action: { label: action, href: link(`/tender/${tender.id}`) },
    buttons: savedTenderButtons(texts.chat, tender.id),
    settings: settingsLink,
    why: why(1),
    sms: kinds[first].sms(closesAt && { to: near(closesAt), from: before && near(before), left: timeLeft }),
    titles: [{ title: tender.title, day: null }],
  };
}

/** What changed, and the closing day. */
function stateOf(tender: ChangedTender, { texts, nearDay, hour }: LetterWords): NonNullable<LetterItem['state']> {
  const { kinds, moved, closes } = texts.tenderChanged;
  const closesAt = closingOf(tender);
  const { daysLeft } = tender;
  const main = tender.kinds.map((kind) => kinds[kind].name).join(' · ');
  if (closesAt === null || daysLeft === null) return { main };
  const both = (at: Date): string => {
    const [own, other] = nearDay(at);
    return `${own} (${other})`;
  };
  const before = dayBefore(tender, closesAt);
  const day = before ? moved(both(before), both(closesAt)) : closes(both(closesAt));
  return { main, more: [day, hour(closesAt), texts.tender.left(daysLeft)].join(' · ') };
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
