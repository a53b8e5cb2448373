import { page, type SectionRules, section } from './section.ts';

const inMiniApp = { app: 'mini' } as const;
const firstInAmharic = { locale: 'am' } as const;

const forGuests = { audience: 'guest', header: false } as const;
const ofAccount = { audience: 'member', footer: false } as const;
/** Pages for a single task of members. */
const forOneThing = { audience: 'member', header: false } as const;
const withoutHeader = { header: false } as const;
const withoutFooter = { footer: false } as const;
const frameless = { header: false, footer: false } as const;

/**
 * Every page of the product and every rule about addresses. A section's rules hold for its whole first segment:
 * /freedom is not under /free, and /settings/anything asks for a login although there is no such page.
 */
export const sections = [
  section('', { audience: 'guest' }, page('home', '/')),
  section('login', forGuests, page('login', '/login'), page('telegram-login', '/login/telegram', inMiniApp)),
  section(
    'signup',
    forGuests,
    page('signup', '/signup'),
    page('telegram-signup', '/signup/telegram', { ...inMiniApp, ...firstInAmharic }),
  ),
  section('forgot-password', forGuests, page('forgot-password', '/forgot-password')),
  section('tenders', { tab: 'tenders', footer: false }, page('tenders', '/tenders')),
  section(
    'tender',
    withoutFooter,
    page('tender', '/tender/:tenderId'),
    page('telegram-tender', '/tender/telegram/:telegramTenderId', inMiniApp),
  ),
  section('latest-tenders', withoutFooter, page('telegram-latest-tenders', '/latest-tenders/telegram', inMiniApp)),
  section('company', withoutFooter, page('company', '/company/:companyId')),
  section(
    'myfeed',
    { ...ofAccount, tab: 'myfeed' },
    page('myfeed', '/myfeed'),
    page('telegram-myfeed', '/myfeed/telegram', inMiniApp),
  ),
  section('messages', withoutFooter, page('telegram-messages', '/messages/telegram', inMiniApp)),
  section('searches', withoutFooter, page('telegram-searches', '/searches/telegram', inMiniApp)),
  section('alerts', withoutFooter, page('telegram-alerts', '/alerts/telegram', inMiniApp)),
  section('saved', { ...ofAccount, tab: 'saved' }, page('saved', '/saved')),
  section('myaccount', ofAccount, page('myaccount', '/myaccount')),
  section('billing', ofAccount, page('billing', '/billing')),
  section(
    'settings',
    ofAccount,
    page('settings', '/settings'),
    page('searches', '/settings/searches'),
    page('reminders', '/settings/reminders'),
    page('messages', '/settings/messages'),
  ),
  section(
    'verification',
    forOneThing,
    page('verify-phone', '/verification/phone'),
    page('verify-email', '/verification/email'),
  ),
  section('phone', { audience: 'member' }),
  section('email', { audience: 'member' }),
  section('invoice', forOneThing, page('invoice', '/invoice/:invoiceId')),
  section('payments', forOneThing, page('payment', '/payments/:paymentInvoiceId')),
  section('pricing', {}, page('pricing', '/pricing')),
  section('faq', {}, page('faq', '/FAQ')),
  section('free', withoutHeader, page('free', '/free/:freeId', firstInAmharic)),
  section('trial', withoutHeader, page('trial', '/trial/:freeId', firstInAmharic)),
  section('confirmation', withoutHeader, page('confirmation', '/confirmation', firstInAmharic)),
  section('discount', withoutHeader, page('discount', '/discount/:discountId', firstInAmharic)),
  section('unsubscribe', withoutHeader, page('unsubscribe', '/unsubscribe/:token')),
  section('about', {}, page('about', '/about')),
  section('sources', {}, page('sources', '/sources')),
  section('privacy', {}, page('privacy', '/privacy')),
  section('refund', {}, page('refund', '/refund')),
  section('tos', {}, page('tos', '/TOS')),
  section(
    'app',
    withoutHeader,
    page('app-about', '/app/about'),
    page('app-privacy', '/app/privacy'),
    page('app-faq', '/app/faq'),
    page('app-tos', '/app/tos'),
  ),
  // Shown by an installed site instead of a page it cannot fetch.
  section('offline', withoutFooter, page('offline', '/offline')),
  section('purchasedoc', frameless, page('purchasedoc', '/purchasedoc/:docId')),
  section('docpurchaseconfirmation', frameless, page('docpurchaseconfirmation', '/docpurchaseconfirmation/:docId')),
] as const;

type Pages = (typeof sections)[number]['pages'][number];
export type RouteId = Pages['id'];
export type RoutePattern = Pages['pattern'];

const rulesOf: ReadonlyMap<string, SectionRules> = new Map(sections.map(({ segment, rules }) => [segment, rules]));

/** The rules of an address by its first segment; defaults if no page is there. */
export const sectionRules = ([first = '']: readonly string[]): SectionRules => rulesOf.get(first) ?? {};
