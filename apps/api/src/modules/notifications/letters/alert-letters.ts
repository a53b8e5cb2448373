import {
  type ButtonRow,
  type ChatButton,
  listButtons,
  openTender,
  tenderButtons,
  weeklyButton,
} from '../chat/chat-buttons.ts';
import { pagesInApp, planInApp } from '../chat/mini-app-pages.ts';
import { type AlertMessage, type Closing, searchesPath, type WeeklyLetter } from '../notification.ts';
import { closingTexts } from './closing-texts.ts';
import type { Letter, LetterItem } from './letter.ts';
import type { LetterWords } from './letter-words.ts';
import { mostNamed, mostWithoutPage, namedIn, shortened, shownIn } from './shown-tenders.ts';

const longestPathInSms = 20;

const quotedNames = (names: readonly string[]): string => shortened(names.map((name) => `“${name}”`).join(', '));

/** Found by several searches, or by the preferences too. */
const isMixed = ({ searches, hasFeed }: AlertMessage): boolean => searches.length + Number(hasFeed) > 1;

const mostIn = (message: AlertMessage) => (isMixed(message) ? mostWithoutPage : mostNamed);

const onlyTenderOf = ({ tenders: [first, ...others], more }: AlertMessage | WeeklyLetter) =>
  others.length + more === 0 ? first : undefined;

/** Opens the list of all tenders of a message in a chat. */
function openList({ tenders, more, listPath }: AlertMessage | WeeklyLetter, { texts, link }: LetterWords): ChatButton {
  const app = pagesInApp.get(listPath);
  const label = listPath === searchesPath ? texts.newTenders.searches : texts.chat.all(tenders.length + more);
  return { label, ...(app ? { app } : { href: link(listPath) }) };
}

/**
 * Links to the tender, or to the page that lists several. An SMS has no room for the address of a search with many
 * filters.
 */
function pathOf(message: AlertMessage, { channel }: LetterWords): string {
  const { listPath } = message;
  const only = onlyTenderOf(message);
  if (only) return `/tender/${only.id}`;
  return channel === 'sms' && listPath.length > longestPathInSms ? searchesPath : listPath;
}

function buttonsFor(message: AlertMessage, words: LetterWords): ButtonRow[] {
  const { texts, link } = words;
  const only = onlyTenderOf(message);
  if (only) return tenderButtons(texts.chat, only.id);
  const ids = shownIn('telegram', message.tenders, mostIn(message)).map(({ id }) => id);
  return listButtons(texts.chat, ids, { list: openList(message, words), settings: link('/settings') });
}

function actionLabel(message: AlertMessage, { texts }: LetterWords): string {
  const { searches, action, all } = texts.newTenders;
  const { listPath, tenders, more } = message;
  if (onlyTenderOf(message)) return action;
  return listPath === searchesPath ? searches : all(tenders.length + more);
}

function whyOf({ tenders, more, searches, hasFeed }: AlertMessage, { texts }: LetterWords): string {
  const { why } = texts.newTenders;
  if (searches.length === 0) return why.feed(tenders.length + more);
  return why[hasFeed ? 'both' : 'searches'](searches.length, quotedNames(searches));
}

/** The time left and the closing day, in both calendars. */
function stateOf(closing: Closing | null, words: LetterWords): Pick<LetterItem, 'state'> {
  if (closing === null) return {};
  const { left, daysBeside } = closingTexts(closing, words);
  return { state: { main: left, more: daysBeside } };
}

/** About tenders that the reader may want to bid for. */
export function alertLetter(message: AlertMessage, words: LetterWords): Letter {
  const { texts, channel, link, settingsLink } = words;
  const { tenders, closingSoon } = message;
  const { subject, rest: restOf, sms } = texts.newTenders;
  const { count, shown, ...rest } = namedIn(message, { channel, rest: restOf, most: mostIn(message) });
  const title = subject(count, closingSoon);
  return {
    subject: title,
    title,
    paragraphs: [],
    items: shown.map((tender) => ({
      label: shortened(tender.title),
      href: link(`/tender/${tender.id}`),
      about: [
        tender.about,
        ...(isMixed(message) && tender.searches.length > 0 ? [quotedNames(tender.searches)] : []),
      ].join(' · '),
      ...stateOf(tender.closing, words),
    })),
    ...rest,
    action: { label: actionLabel(message, words), href: link(pathOf(message, words)) },
    settings: settingsLink,
    buttons: buttonsFor(message, words),
    why: whyOf(message, words),
    foot: whyOf(message, words),
    sms: sms(count, closingSoon),
    titles: tenders.map(({ title, closing }) => ({ title, day: closing && closingTexts(closing, words).ownDay })),
  };
}

function weeklyButtons(message: WeeklyLetter, words: LetterWords): ButtonRow[] {
  const { chat, weeklyLetter: own } = words.texts;
  const only = onlyTenderOf(message);
  return [
    [only ? openTender(chat, only.id) : openList(message, words)],
    [{ label: own.action, app: planInApp }],
    [weeklyButton(own, 'off')],
  ];
}

/** What a reader without a subscription has missed. */
export function weeklyLetter(message: WeeklyLetter, words: LetterWords): Letter {
  const { texts, channel, link, settingsLink } = words;
  const { subject, lead, rest: restOf, action, why } = texts.weeklyLetter;
  const { count, shown, ...rest } = namedIn(message, { channel, rest: restOf });
  return {
    subject: subject(count),
    title: subject(count),
    paragraphs: [lead],
    items: shown.map(({ id, title, about }) => ({ label: shortened(title), href: link(`/tender/${id}`), about })),
    ...rest,
    action: { label: action, href: link('/billing') },
    settings: settingsLink,
    buttons: weeklyButtons(message, words),
    why,
    foot: why,
    sms: null,
  };
}

/** Shows that alerts arrive. */
export function testLetter({ texts, link }: LetterWords): Letter {
  const { subject, lead, action, why, sms } = texts.testMessage;
  return {
    subject,
    title: subject,
    paragraphs: [lead],
    action: { label: action, href: link('/settings') },
    why,
    sms,
  };
}
