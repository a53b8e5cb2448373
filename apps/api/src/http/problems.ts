import type { EmailProblem } from '@awaj/domain/email';
import type { PasswordProblem } from '@awaj/domain/password';
import type { PhoneProblem } from '@awaj/domain/phone';

/** Every failure that a caller can mend, with its status and its sentence. Some sentences are words for programs. */
export const problems = {
  invalid: [400, 'The request is not what this call takes.', 'ጥያቄው ለዚህ አገልግሎት የሚስማማ አይደለም።'],
  pageTooFar: [400, 'Pages after 500 are read by their cursor.', 'ከገጽ 500 በኋላ ያሉ ገጾች የሚነበቡት በcursor ነው።'],
  unauthorized: [401, 'Your login is missing or has expired. Log in again.', 'አልገቡም ወይም ጊዜው አልፏል። እንደገና ይግቡ።'],
  closingLocked: [402, 'A subscription shows when tenders close.', 'ጨረታዎች መቼ እንደሚዘጉ ለማየት ምዝገባ ያስፈልጋል።'],
  notBought: [402, 'Buy this document to download it.', 'ሰነዱን ለማውረድ መጀመሪያ ይግዙት።'],
  initDataRefused: [403, 'init_data_refused', 'init_data_refused'],
  pageLoadRefused: [
    403,
    'This address changes something and does not open as a page. Press the button on the page instead.',
    'ይህ አድራሻ ለውጥ ስለሚያደርግ እንደ ገጽ አይከፈትም። በገጹ ላይ ያለውን ቁልፍ ይጫኑ።',
  ],
  unverifiedSession: [403, 'Verify your phone first.', 'መጀመሪያ ስልክዎን ያረጋግጡ።'],
  notFound: [404, 'There is nothing at this address.', 'በዚህ አድራሻ ምንም የለም።'],
  telegramAccountNotFound: [404, 'account_not_found', 'account_not_found'],
  telegramTenderNotFound: [404, 'tender_not_found', 'tender_not_found'],
  tooSlow: [408, 'The request took too long to arrive. Send it again.', 'ጥያቄው ለመድረስ በጣም ዘግይቷል። እንደገና ይላኩ።'],
  alreadyPaid: [409, 'This invoice is already paid.', 'ይህ ደረሰኝ አስቀድሞ ተከፍሏል።'],
  invoiceRefunded: [409, 'This invoice was paid back. Start a new payment.', 'የዚህ ደረሰኝ ክፍያ ተመልሷል። አዲስ ክፍያ ይጀምሩ።'],
  beyondOneYear: [
    409,
    'Your subscription already reaches as far as one year ahead allows. Renew it later.',
    'የደንበኝነት ምዝገባዎ አስቀድሞ እስከ አንድ ዓመት ይደርሳል። በኋላ ያድሱት።',
  ],
  documentOwned: [409, 'You already have this document. Download it.', 'ይህ ሰነድ አስቀድሞ አለዎት። ያውርዱት።'],
  documentFree: [409, 'This document is free. Download it.', 'ይህ ሰነድ ነጻ ነው። ያውርዱት።'],
  alreadyRegistered: [409, 'You are already registered.', 'አስቀድመው ተመዝግበዋል።'],
  linkGone: [410, 'This link is no longer valid.', 'ይህ ማስፈንጠሪያ ከእንግዲህ አይሠራም።'],
  tooLarge: [413, 'The request is too large.', 'ጥያቄው ከመጠን በላይ ትልቅ ነው።'],
  unsupported: [415, 'Send JSON.', 'JSON ይላኩ።'],
  invalidCredential: [422, 'Invalid Credential', 'Invalid Credential'],
  refused: [422, 'Please correct the marked fields.', 'እባክዎ ምልክት የተደረገባቸውን ያስተካክሉ።'],
  wrongCode: [422, 'This code is not valid. Check it or ask for a new one.', 'ይህ ኮድ ትክክል አይደለም። ያረጋግጡት ወይም አዲስ ይጠይቁ።'],
  telegramNotRegistered: [422, 'not_registered', 'not_registered'],
  tooMany: [429, 'Too many tries. Wait a little and try again.', 'ብዙ ጊዜ ሞክረዋል። ትንሽ ቆይተው እንደገና ይሞክሩ።'],
  loginLocked: [
    429,
    'Too many tries. Wait an hour, or set a new password with a code by SMS. If neither works, call us or write to us on Telegram: our number is on the front page.',
    'ብዙ ጊዜ ሞክረዋል። አንድ ሰዓት ይጠብቁ፣ ወይም በSMS በሚመጣ ኮድ አዲስ የይለፍ ቃል ያውጡ። ሁለቱም ካልሠሩ ይደውሉልን ወይም በቴሌግራም ይጻፉልን፤ ቁጥራችን በመነሻ ገጹ ላይ አለ።',
  ],
  codesLocked: [
    429,
    'Too many wrong codes for today. Try again tomorrow, or log in with your password. If neither works, call us or write to us on Telegram: our number is on the front page.',
    'ዛሬ ብዙ የተሳሳቱ ኮዶች ገብተዋል። ነገ እንደገና ይሞክሩ፣ ወይም በይለፍ ቃልዎ ይግቡ። ሁለቱም ካልሠሩ ይደውሉልን ወይም በቴሌግራም ይጻፉልን፤ ቁጥራችን በመነሻ ገጹ ላይ አለ።',
  ],
  busy: [503, 'We are very busy. Try again in a moment.', 'አሁን በጣም ሥራ በዝቶብናል። ከጥቂት ጊዜ በኋላ እንደገና ይሞክሩ።'],
  smsSpent: [
    503,
    'We cannot send more SMS today. Try again tomorrow, or log in with your password.',
    'ዛሬ ተጨማሪ SMS መላክ አንችልም። ነገ እንደገና ይሞክሩ፣ ወይም በይለፍ ቃልዎ ይግቡ።',
  ],
  providerUnavailable: [
    503,
    'The payment service does not answer. Nothing was charged. Try again in a moment.',
    'የክፍያ አገልግሎቱ ምላሽ አልሰጠም። ምንም አልተከፈለም። ከጥቂት ጊዜ በኋላ እንደገና ይሞክሩ።',
  ],
} as const satisfies Record<string, readonly [status: number, en: string, am: string]>;

export type ProblemCode = keyof typeof problems;

/** What can be wrong with a field of a form; said under the field. */
export const fieldProblems = {
  empty: ['Can not be empty', 'ባዶ መሆን አይችልም'],
  phoneInvalid: ['Not a valid number.', 'ትክክለኛ ቁጥር አይደለም።'],
  phoneWithoutSms: [
    'No SMS reaches this number, so we cannot send it a code. Use a mobile number that begins with 09 or 07.',
    'ይህ ቁጥር SMS መቀበል ስለማይችል ኮድ ልንልክለት አንችልም። በ09 ወይም በ07 የሚጀምር የሞባይል ቁጥር ይጠቀሙ።',
  ],
  phoneTaken: ['This phone number is already registered.', 'ይህ ስልክ ቁጥር አስቀድሞ ተመዝግቧል።'],
  emailInvalid: ['Not a valid email.', 'ትክክለኛ ኢሜይል አይደለም።'],
  emailTaken: ['This email is already registered.', 'ይህ ኢሜይል አስቀድሞ ተመዝግቧል።'],
  nameTooShort: ['Use at least 3 letters.', 'ቢያንስ 3 ፊደላት ይጠቀሙ።'],
  passwordTooShort: ['Use at least 6 characters.', 'ቢያንስ 6 ምልክቶች ይጠቀሙ።'],
  passwordTooLong: ['Use at most 128 characters.', 'ቢበዛ 128 ምልክቶች ይጠቀሙ።'],
  passwordWrong: ['This is not your current password.', 'ይህ የአሁኑ የይለፍ ቃልዎ አይደለም።'],
  notYourContact: ['This is not the contact of your account.', 'ይህ የመለያዎ አድራሻ አይደለም።'],
  alreadyVerified: ['This is verified already.', 'ይህ አስቀድሞ ተረጋግጧል።'],
  languageUnknown: ['This language does not exist.', 'ይህ ቋንቋ የለም።'],
  regionUnknown: ['This region does not exist.', 'ይህ ክልል የለም።'],
  categoryUnknown: ['This category does not exist.', 'ይህ ዘርፍ የለም።'],
  telegramUnlinked: ['Link your Telegram first.', 'መጀመሪያ ቴሌግራምዎን ያገናኙ።'],
  contactMissing: ['Add this contact to your account first.', 'መጀመሪያ ይህን አድራሻ ወደ መለያዎ ያክሉ።'],
  priceDiffers: ['The price has changed. Look at it again.', 'ዋጋው ተቀይሯል። እንደገና ይመልከቱት።'],
  planNotOffered: ['This plan is not part of the offer.', 'ይህ ዕቅድ በቅናሹ ውስጥ የለም።'],
  planUnknown: ['This plan does not exist.', 'ይህ ዕቅድ የለም።'],
} as const satisfies Record<string, readonly [en: string, am: string]>;

export type FieldProblem = keyof typeof fieldProblems;

/** What can be wrong with a value by the contract alone, by the rule that it breaks; said under the field as well. */
const faultTexts: Readonly<Record<string, readonly [en: string, am: string]>> = {
  required: ['This has to be filled in.', 'ይህ መሞላት አለበት።'],
  minLength: ['This is too short.', 'ይህ በጣም አጭር ነው።'],
  maxLength: ['This is too long.', 'ይህ በጣም ረጅም ነው።'],
  minimum: ['This number is too small.', 'ይህ ቁጥር በጣም ትንሽ ነው።'],
  maximum: ['This number is too large.', 'ይህ ቁጥር በጣም ትልቅ ነው።'],
  enum: ['This is not one of the choices.', 'ይህ ከምርጫዎቹ ውስጥ የለም።'],
  differs: ['This is sent twice, and not alike.', 'ይህ ሁለት ጊዜ በተለያየ መልኩ ተልኳል።'],
  additionalProperties: ['This is not asked for here.', 'ይህ እዚህ አልተጠየቀም።'],
};
const otherFault = ['This is not written as it should be.', 'ይህ በትክክል አልተጻፈም።'] as const;

export const faultText = (rule: string, language: 'en' | 'am'): string =>
  (faultTexts[rule] ?? otherFault)[language === 'am' ? 1 : 0];

export const phoneProblems = { empty: 'empty', invalid: 'phoneInvalid' } as const satisfies Record<
  PhoneProblem,
  FieldProblem
>;
export const emailProblems = { empty: 'empty', invalid: 'emailInvalid' } as const satisfies Record<
  EmailProblem,
  FieldProblem
>;

export const passwordProblems = {
  'too-short': 'passwordTooShort',
  'too-long': 'passwordTooLong',
} as const satisfies Record<PasswordProblem, FieldProblem>;

export const unexpected = {
  en: 'Something went wrong on our side. Try again in a moment.',
  am: 'በእኛ በኩል ችግር አጋጥሟል። ከጥቂት ጊዜ በኋላ እንደገና ይሞክሩ።',
} as const;
