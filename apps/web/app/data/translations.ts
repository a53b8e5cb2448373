import { matchRoute, type RouteId } from '@awaj/domain/navigation';
import {
  type AreaOfWebsite,
  createTranslations,
  type Locale,
  loadArea,
  type Messages,
  type Translations,
} from '@awaj/i18n';

/** The texts of a page beyond those of every page. */
const areasOf: { readonly [Id in RouteId]?: readonly AreaOfWebsite[] } = {
  home: ['landing', 'pricing', 'questions', 'reading'],
  pricing: ['pricing', 'questions', 'reading'],
  faq: ['faq', 'questions', 'reading'],
  'app-faq': ['faq', 'questions', 'reading'],
  about: ['about', 'reading'],
  sources: ['sources', 'reading'],
  'app-about': ['about', 'reading'],
  privacy: ['privacy', 'reading'],
  'app-privacy': ['appPrivacy', 'reading'],
  refund: ['refund', 'reading'],
  tos: ['terms', 'reading'],
  'app-tos': ['terms', 'reading'],
  free: ['campaign', 'reading'],
  trial: ['campaign', 'reading'],
  confirmation: ['campaign', 'reading'],
  discount: ['campaign', 'reading'],
  unsubscribe: ['unsubscribing'],
  offline: ['offline'],
  login: ['auth'],
  signup: ['auth'],
  'forgot-password': ['auth'],
  'verify-phone': ['auth'],
  'verify-email': ['auth'],
  myaccount: ['account'],
  settings: ['account', 'preferences', 'alertSettings'],
  reminders: ['account', 'reminders'],
  searches: ['account', 'search', 'savedSearches'],
  messages: ['account', 'deliveries', 'alertSettings'],
  billing: ['billing'],
  invoice: ['billing'],
  payment: ['billing', 'preferences', 'account', 'reading'],
  company: ['search', 'company', 'bidDocument'],
  myfeed: ['search', 'preferences'],
  saved: ['search', 'savedTenders', 'tenderPage'],
  tenders: ['search'],
  tender: ['tenderPage', 'bidDocument', 'deadline'],
  purchasedoc: ['bidDocument'],
  docpurchaseconfirmation: ['bidDocument'],
};

/** All texts of a page. */
export function areasOfPage(path: string): readonly AreaOfWebsite[] {
  const id = matchRoute(path)?.id;
  return ['common', ...((id && areasOf[id]) ?? [])];
}

const { load, loaded } = createTranslations<AreaOfWebsite>(loadArea);

/** Must resolve before the page is rendered in this language. */
export const ensureMessages = (locale: Locale, path: string): Promise<Translations> => load(locale, areasOfPage(path));

/** If a language failed to load, the other one is used, because the failure itself needs some text. */
export function translationsOf(locale: Locale): Translations {
  const translations = loaded.get(locale) ?? loaded.values().next().value;
  if (!translations) throw new Error('No translations were loaded before rendering.');
  return translations;
}

export const messagesOf = (locale: Locale): Messages => translationsOf(locale).messages;
