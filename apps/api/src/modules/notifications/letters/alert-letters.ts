import { type ButtonRow, listButtons, tenderButtons } from '../chat/chat-buttons.ts';
import { pagesInApp } from '../chat/mini-app-pages.ts';
import { type AlertMessage, searchesPath, type WeeklyLetter } from '../notification.ts';
import type { Letter } from './letter.ts';
import type { LetterWords } from './letter-words.ts';
import { shortened, shownIn } from './shown-tenders.ts';

const longestPathInSms = 20;

const quoted = (name: string): string => `“${name}”`;
const quotedNames = (names: readonly string[]): string => shortened(names.map(quoted).join(', '));

/** Where all of it is listed. A search with many filters has a long address, and an SMS no room for it. */
function pathOf({ tenders: [first, ...others], more, listPath }: AlertMessage, { channel }: LetterWords): string {
  if (channel !== 'sms') return listPath;
  if (first && others.length + more === 0) return `/tender/${first.id}`;
  return listPath.length > longestPathInSms ? searchesPath : listPath;
}

function buttonsFor({ tenders, more, listPath }: AlertMessage, { texts, link }: LetterWords): ButtonRow[] {
  const [first, ...others] = tenders;
  if (first && others.length + more === 0) return tenderButtons(texts.chat, first.id);
  const ids = shownIn('telegram', tenders).map(({ id }) => id);
  const app = pagesInApp.get(listPath);
  return listButtons(texts.chat, ids, {
    label: listPath === searchesPath ? texts.newTenders.searches : texts.chat.all(tenders.length + more),
    list: app ? { app } : { href: link(listPath) },
    settings: link('/settings'),
  });
}

function actionLabel({ listPath }: AlertMessage, { texts }: LetterWords, others: number): string {
  const { searches, rest, action } = texts.newTenders;
  if (listPath === searchesPath) return searches;
  return others > 0 ? rest(others) : action;
}

/** About tenders that the reader may want to bid for. */
export function alertLetter(message: AlertMessage, words: LetterWords): Letter {
  const { texts, channel, link } = words;
  // In a chat both calendars would take a line of their own.
  const day = channel === 'telegram' ? words.shortDay : words.day;
  const { tenders, more, searches, hasFeed } = message;
  const { subject, lead, closes, settings, why, sms } = texts.newTenders;
  const count = tenders.length + more;
  const shown = shownIn(channel, tenders);
  const others = count - shown.length;
  const isMixed = searches.length + Number(hasFeed) > 1;
  return {
    subject: subject(count),
    title: subject(count),
    paragraphs: [searches.length === 0 ? lead.feed : lead[hasFeed ? 'both' : 'searches'](quotedNames(searches))],
    items: shown.map(({ id, title, buyer, closesAt, searches: names }) => ({
      label: shortened(title),
      href: link(`/tender/${id}`),
      detail: [buyer, ...(closesAt ? [closes(day(closesAt))] : []), ...(isMixed ? names.map(quoted) : [])].join(' · '),
    })),
    action: { label: actionLabel(message, words, others), href: link(pathOf(message, words)) },
    links: [{ label: settings, href: link('/settings') }],
    buttons: buttonsFor(message, words),
    why,
    sms: sms(count),
    titles: tenders.map(({ title }) => title),
  };
}

/** About what somebody without a subscription has missed. */
export function weeklyLetter({ tenders, more }: WeeklyLetter, { texts, link }: LetterWords): Letter {
  const { subject, lead, rest, action, settings, why } = texts.weeklyLetter;
  const count = tenders.length + more;
  return {
    subject: subject(count),
    title: subject(count),
    paragraphs: [lead, ...(more > 0 ? [rest(more)] : [])],
    items: tenders.map(({ id, title, buyer }) => ({
      label: shortened(title),
      href: link(`/tender/${id}`),
      detail: buyer,
    })),
    action: { label: action, href: link('/billing') },
    links: [{ label: settings, href: link('/settings') }],
    why,
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
