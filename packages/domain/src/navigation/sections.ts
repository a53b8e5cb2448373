import { page, type SectionRules, section } from './section.ts';

const inMiniApp = { app: 'mini' } as const;
const firstInAmharic = { locale: 'am' } as const;

const forGuests = { audience: 'guest', header: false } as const;
const ofAccount = { audience: 'member', footer: false } as const;
/** Members come here for one thing. */
const forOneThing = { audience: 'member', header: false } as const;
const withoutHeader = { header: false } as const;
const withoutFooter = { footer: false } as const;
const frameless = { header: false, footer: false } as const;

/**
 * Every page of the product and every rule about addresses. What a section says holds for the whole segment: /freedom
 * is not under /free, and /settings/anything asks for a login though there is no such page.
 */
export const sections = [
  section('', { audience: 'guest' }, page('home', '/', ['Home', 'መነሻ'])),
  section(
    'login',
    forGuests,
    page('login', '/login', ['Log In', 'ይግቡ']),
    page('telegram-login', '/login/telegram', ['Log In', 'ይግቡ'], inMiniApp),
  ),
  section(
    'signup',
    forGuests,
    page('signup', '/signup', ['Sign Up', 'ይመዝገቡ']),
    page('telegram-signup', '/signup/telegram', ['Sign Up', 'ይመዝገቡ'], { ...inMiniApp, ...firstInAmharic }),
  ),
  section(
    'forgot-password',
    forGuests,
    page('forgot-password', '/forgot-password', ['Forgot Password', 'የይለፍ ቃል ረስተዋል']),
  ),
  section('tenders', { tab: 'tenders', footer: false }, page('tenders', '/tenders', ['Tenders', 'ጨረታዎች'])),
  section(
    'tender',
    withoutFooter,
    page('tender', '/tender/:tenderId', ['Tender', 'ጨረታ']),
    page('telegram-tender', '/tender/telegram/:telegramTenderId', ['Tender', 'ጨረታ'], inMiniApp),
  ),
  section(
    'latest-tenders',
    withoutFooter,
    page('telegram-latest-tenders', '/latest-tenders/telegram', ['Latest Tenders', 'አዳዲስ ጨረታዎች'], inMiniApp),
  ),
  section('company', withoutFooter, page('company', '/company/:companyId', ['Company', 'ድርጅት'])),
  section(
    'myfeed',
    { ...ofAccount, tab: 'myfeed' },
    page('myfeed', '/myfeed', ['My Feed', 'የእኔ ጨረታዎች']),
    page('telegram-myfeed', '/myfeed/telegram', ['My Feed', 'የእኔ ጨረታዎች'], inMiniApp),
  ),
  section('saved', { ...ofAccount, tab: 'saved' }, page('saved', '/saved', ['Saved Tenders', 'የተቀመጡ ጨረታዎች'])),
  section('myaccount', ofAccount, page('myaccount', '/myaccount', ['My Account', 'የእኔ መለያ'])),
  section('billing', ofAccount, page('billing', '/billing', ['Subscription', 'ምዝገባ'])),
  section('settings', ofAccount, page('settings', '/settings', ['Alert Setting', 'የማንቂያ ቅንብር'])),
  section(
    'verification',
    forOneThing,
    page('verify-phone', '/verification/phone', ['Verify Phone', 'ስልክ ማረጋገጫ']),
    page('verify-email', '/verification/email', ['Verify Email', 'ኢሜይል ማረጋገጫ']),
  ),
  section('phone', { audience: 'member' }),
  section('email', { audience: 'member' }),
  section('invoice', forOneThing, page('invoice', '/invoice/:invoiceId', ['Invoice', 'ደረሰኝ'])),
  section('payments', forOneThing, page('payment', '/payments/:paymentInvoiceId', ['Payment', 'ክፍያ'])),
  section('pricing', {}, page('pricing', '/pricing', ['Pricing', 'ዋጋ'])),
  section('faq', {}, page('faq', '/FAQ', ['FAQ', 'ተደጋጋሚ ጥያቄዎች'])),
  section('free', withoutHeader, page('free', '/free/:freeId', ['Free Trial', 'ነጻ ሙከራ'], firstInAmharic)),
  section('trial', withoutHeader, page('trial', '/trial/:freeId', ['Free Trial', 'ነጻ ሙከራ'], firstInAmharic)),
  section(
    'confirmation',
    withoutHeader,
    page('confirmation', '/confirmation', ['Confirmation', 'ማረጋገጫ'], firstInAmharic),
  ),
  section('discount', withoutHeader, page('discount', '/discount/:discountId', ['Discount', 'ቅናሽ'], firstInAmharic)),
  section('about', {}, page('about', '/about', ['About', 'ስለ እኛ'])),
  section('privacy', {}, page('privacy', '/privacy', ['Privacy Policy', 'የግላዊነት ፖሊሲ'])),
  section('refund', {}, page('refund', '/refund', ['Refund Policy', 'የተመላሽ ክፍያ ፖሊሲ'])),
  section('tos', {}, page('tos', '/TOS', ['Terms of Services', 'የአገልግሎት ውል'])),
  section(
    'app',
    withoutHeader,
    page('app-about', '/app/about', ['About', 'ስለ እኛ']),
    page('app-privacy', '/app/privacy', ['Privacy Policy', 'የግላዊነት ፖሊሲ']),
    page('app-faq', '/app/faq', ['FAQ', 'ተደጋጋሚ ጥያቄዎች']),
    page('app-tos', '/app/tos', ['Terms of Services', 'የአገልግሎት ውል']),
  ),
  // Not in the spec: what an installed site shows in place of a page that it cannot fetch.
  section('offline', withoutFooter, page('offline', '/offline', ['Offline', 'ያለ በይነመረብ'])),
  section('purchasedoc', frameless, page('purchasedoc', '/purchasedoc/:docId', ['Buy Bid Document', 'የጨረታ ሰነድ ግዢ'])),
  section(
    'docpurchaseconfirmation',
    frameless,
    page('docpurchaseconfirmation', '/docpurchaseconfirmation/:docId', ['Purchase Confirmation', 'የግዢ ማረጋገጫ']),
  ),
] as const;

type Pages = (typeof sections)[number]['pages'][number];
export type RouteId = Pages['id'];
export type RoutePattern = Pages['pattern'];

const rulesOf: ReadonlyMap<string, SectionRules> = new Map(sections.map(({ segment, rules }) => [segment, rules]));

/** What holds for an address by its first segment; nothing special where no page of ours is. */
export const sectionRules = ([first = '']: readonly string[]): SectionRules => rulesOf.get(first) ?? {};
