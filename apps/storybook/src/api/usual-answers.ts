import { alertSettings, lockedSearches, mutesIn, savedSearches, searchPreview } from '../facts/alerts.ts';
import {
  bidDocument,
  bidDocuments,
  discountOffer,
  documentOrder,
  documentsForVisitors,
  paidBilling,
  paidInvoice,
  plansIn,
  unpaidBilling,
  unpaidInvoice,
} from '../facts/billing.ts';
import { hoursAway } from '../facts/clock.ts';
import { countsIn } from '../facts/counts.ts';
import { deliveries, unreachedDeliveries } from '../facts/deliveries.ts';
import { feedAddresses, savedSearch } from '../facts/feeds.ts';
import { categoriesIn, companies, featuredIn, languagesIn, nameIn, regionsIn, sourcesIn } from '../facts/lookups.ts';
import { type Member, people } from '../facts/people.ts';
import { freshnessIn } from '../facts/sources.ts';
import { openTender, type Sight, savedTenders, tenderDetail, tenderPage, tendersByStatus } from '../facts/tenders.ts';
import type { Answers } from './answers.ts';

/** The reader: a visitor, or a member by the state of their account. */
export type Reader = 'visitor' | Member;

const lists = (sight: Sight): Answers => ({
  'GET /tender/search': ({ query, locale }) => tendersByStatus(query.get('status_id'), sight, locale),
  'GET /company/search': ({ query, locale }) => tendersByStatus(query.get('status_id'), sight, locale),
  'GET /client/myfeed': ({ locale }) => tenderPage(sight, locale),
  'GET /client/saved-tender': ({ locale }) => savedTenders(sight, locale),
  'GET /tender/counts': ({ locale }) => countsIn(sight, locale),
  'GET /tender/detail/{tenderId}': ({ locale }) => ({ status: true, data: tenderDetail(openTender, sight, locale) }),
});

/** In the feed, only the tenders that match the member's preferences. */
const chosen = <Choice>(choices: Choice[], query: URLSearchParams): Choice[] =>
  query.get('path') === 'client/myfeed' ? choices.slice(0, 2) : choices;

export const lookups: Answers = {
  'GET /tender/popular/categories': ({ locale }) => categoriesIn(locale).slice(0, 5),
  'GET /tender/categories': ({ query, locale }) => chosen(categoriesIn(locale), query),
  'GET /tender/lang-reg': ({ query, locale }) => ({
    languages: chosen(languagesIn(locale), query),
    regions: chosen(regionsIn(locale), query),
  }),
  'GET /tender/sources': ({ locale }) => sourcesIn(locale),
  'GET /sources/freshness': ({ locale }) => freshnessIn(locale),
  'GET /company/featured': ({ locale }) => featuredIn(locale),
  'GET /statistics': { open_tenders: 1_667, added_today: 23, added_yesterday: 41, sources: 15, regions: 14 },
};

export const company: Answers = {
  'GET /company/detail/{companyId}': ({ locale }) => ({
    ...nameIn(companies.tekeze, locale),
    address: 'Ayder Sub-City, Mekelle, Tigray',
    logo: null,
    brand_color: '#0b5c8a',
    tenders_count: companies.tekeze.tenders,
  }),
  'GET /company/{id}/documents': ({ locale }) => bidDocuments(locale),
  'GET /document/{docId}': ({ locale }) => ({ document: bidDocument(locale) }),
  'GET /order/{docId}': ({ locale }) => documentOrder({ status: 1 }, locale),
};

export const plans: Answers = { 'GET /plans': ({ locale }) => plansIn(locale) };

const campaigns: Answers = {
  'GET /api/name/{freeId}': { name: 'Sara Tesfaye' },
  'GET /api/discount/plans/{discountId}': discountOffer,
};

/** For readers who can get alerts of new tenders. */
export const alertsOf = (sight: Sight): Answers => ({
  'GET /client/saved-searches': { saved_searches: sight === 'all' ? savedSearches : lockedSearches },
  'POST /client/saved-searches/preview': ({ locale }) => searchPreview(sight, locale),
  'GET /client/alert-settings': { settings: alertSettings },
  'GET /client/mutes': ({ locale }) => ({ mutes: mutesIn(locale) }),
  'POST /client/test-message': { status: true },
});

/** All have been seen, because marks of new tenders would vanish while a picture is taken. */
export const visit: Answers = {
  'POST /client/visit': {
    new_since: hoursAway(-15),
    new_tenders: { count: 23, is_exact: true },
    news_begins: hoursAway(0),
    seen: [],
    unseen_in_feed: 9,
  },
};

const accountOf = (member: Member): Answers => ({
  ...alertsOf(member === 'unpaid' ? 'little' : 'all'),
  'GET /client/user-info': people[member],
  'PATCH /client/saved-tender/{id}': { status: true, progress: { stage: 'preparing', note: null } },
  ...visit,
  'GET /client/setting/get-channel': { channels: { email: true, sms: true, telegram: false, weekly_letter: true } },
  'GET /client/invoice': member === 'unpaid' ? unpaidBilling : paidBilling,
  'GET /client/invoice/{invoiceId}': { invoice: member === 'unpaid' ? unpaidInvoice : paidInvoice },
  'GET /client/deliveries': { deliveries: member === 'unpaid' ? unreachedDeliveries : deliveries },
  'GET /client/reminders': { is_on: true },
  'PUT /client/reminders': { status: true, is_on: false },
  'GET /client/feeds': { feeds: member === 'unpaid' ? [] : feedAddresses },
  'GET /client/saved-searches': { saved_searches: [savedSearch] },
  'POST /auth/send-OTP': { status: true },
});

const forVisitors: Answers = {
  ...lists('little'),
  ...lookups,
  ...company,
  'GET /company/{id}/documents': ({ locale }) => documentsForVisitors(locale),
  ...campaigns,
  ...plans,
  // For a login in the story.
  'GET /client/user-info': people.paid,
  ...visit,
};

/** The API's answers for this reader, unless a story overrides them. */
export const usualAnswers = (reader: Reader): Answers =>
  reader === 'visitor'
    ? forVisitors
    : {
        ...lists(reader === 'unpaid' ? 'little' : 'all'),
        ...lookups,
        ...company,
        ...campaigns,
        ...plans,
        ...accountOf(reader),
      };
