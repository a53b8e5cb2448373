export interface RouteRule {
  pattern: string;
  app: 'web' | 'mini';
  titles: { en: string; am: string };
}

const web = (pattern: string, en: string, am: string): RouteRule => ({ pattern, app: 'web', titles: { en, am } });
const mini = (pattern: string, en: string, am: string): RouteRule => ({ pattern, app: 'mini', titles: { en, am } });

/** Every page of the product, the app that serves it and its title. */
export const routeRules: readonly RouteRule[] = [
  web('/', 'Home', 'መነሻ'),
  web('/login', 'Log In', 'ይግቡ'),
  web('/signup', 'Sign Up', 'ይመዝገቡ'),
  web('/forgot-password', 'Forgot Password', 'የይለፍ ቃል ረስተዋል'),
  web('/tenders', 'Tenders', 'ጨረታዎች'),
  web('/tender/:tenderId', 'Tender', 'ጨረታ'),
  mini('/latest-tenders/telegram', 'Latest Tenders', 'አዳዲስ ጨረታዎች'),
  mini('/login/telegram', 'Log In', 'ይግቡ'),
  mini('/signup/telegram', 'Sign Up', 'ይመዝገቡ'),
  mini('/tender/telegram/:telegramTenderId', 'Tender', 'ጨረታ'),
  mini('/myfeed/telegram', 'My Feed', 'የእኔ ጨረታዎች'),
  web('/company/:companyId', 'Company', 'ድርጅት'),
  web('/payments/:paymentInvoiceId', 'Payment', 'ክፍያ'),
  web('/pricing', 'Pricing', 'ዋጋ'),
  web('/FAQ', 'FAQ', 'ተደጋጋሚ ጥያቄዎች'),
  web('/myfeed', 'My Feed', 'የእኔ ጨረታዎች'),
  web('/saved', 'Saved Tenders', 'የተቀመጡ ጨረታዎች'),
  web('/myaccount', 'My Account', 'የእኔ መለያ'),
  web('/billing', 'Subscription', 'ምዝገባ'),
  web('/settings', 'Alert Setting', 'የማንቂያ ቅንብር'),
  web('/verification/phone', 'Verify Phone', 'ስልክ ማረጋገጫ'),
  web('/verification/email', 'Verify Email', 'ኢሜይል ማረጋገጫ'),
  web('/invoice/:invoiceId', 'Invoice', 'ደረሰኝ'),
  web('/free/:freeId', 'Free Trial', 'ነጻ ሙከራ'),
  web('/trial/:freeId', 'Free Trial', 'ነጻ ሙከራ'),
  web('/confirmation', 'Confirmation', 'ማረጋገጫ'),
  web('/discount/:discountId', 'Discount', 'ቅናሽ'),
  web('/about', 'About', 'ስለ እኛ'),
  web('/privacy', 'Privacy Policy', 'የግላዊነት ፖሊሲ'),
  web('/refund', 'Refund Policy', 'የተመላሽ ክፍያ ፖሊሲ'),
  web('/TOS', 'Terms of Services', 'የአገልግሎት ውል'),
  web('/app/about', 'About', 'ስለ እኛ'),
  web('/app/privacy', 'Privacy Policy', 'የግላዊነት ፖሊሲ'),
  web('/app/faq', 'FAQ', 'ተደጋጋሚ ጥያቄዎች'),
  web('/app/tos', 'Terms of Services', 'የአገልግሎት ውል'),
  web('/purchasedoc/:docId', 'Buy Bid Document', 'የጨረታ ሰነድ ግዢ'),
  web('/docpurchaseconfirmation/:docId', 'Purchase Confirmation', 'የግዢ ማረጋገጫ'),
];

export const notFoundTitles = { en: 'Page Not Found', am: 'ገጹ አልተገኘም' };
