import type { LanguageCode } from '../languages.ts';

interface FormWords {
  kind: string;
  instructions: string;
  bidForm: string;
  /** The declaration that a bidder signs. */
  declaration: string;
  blanks: readonly string[];
  attachments: string;
  unitPrice: string;
  total: string;
}

/** The forms at the end of every bid document. */
export const formWords: Readonly<Record<LanguageCode, FormWords>> = {
  en: {
    kind: 'Bidding Document',
    instructions: 'Instructions to Bidders',
    bidForm: 'Bid Submission Form',
    declaration:
      'Having examined the bidding document, we the undersigned offer to carry out what is described in it for the price stated below, and agree that this offer binds us until the end of its validity.',
    blanks: [
      'Name of the bidder',
      'Taxpayer identification number (TIN)',
      'VAT registration number',
      'Address, phone and email',
      'Total price in figures (birr, VAT included)',
      'Total price in words',
      'Name and position of the signatory',
      'Signature, stamp and date',
    ],
    attachments: 'To be attached',
    unitPrice: 'Unit price',
    total: 'Total',
  },
  am: {
    kind: 'የጨረታ ሰነድ',
    instructions: 'ለተጫራቾች የተሰጠ መመሪያ',
    bidForm: 'የጨረታ ማቅረቢያ ቅጽ',
    declaration:
      'እኛ ከዚህ በታች የፈረምነው የጨረታ ሰነዱን መርምረን በውስጡ የተገለጸውን ከዚህ በታች በተመለከተው ዋጋ ለመፈጸም ያቀረብን ሲሆን፣ ይህ ዋጋ ጸንቶ በሚቆይበት ጊዜ ሁሉ እንደምንገደድበት እናረጋግጣለን።',
    blanks: [
      'የተጫራቹ ስም',
      'የግብር ከፋይ መለያ ቁጥር (TIN)',
      'የተጨማሪ እሴት ታክስ ምዝገባ ቁጥር',
      'አድራሻ፣ ስልክና ኢሜይል',
      'ጠቅላላ ዋጋ በአኃዝ (ብር፣ ቫትን ጨምሮ)',
      'ጠቅላላ ዋጋ በፊደል',
      'የፈራሚው ስምና የሥራ ኃላፊነት',
      'ፊርማ፣ ማኅተምና ቀን',
    ],
    attachments: 'ተያይዘው የሚቀርቡ',
    unitPrice: 'የአንዱ ዋጋ',
    total: 'ጠቅላላ ዋጋ',
  },
  om: {
    kind: 'Sanada Caalbaasii',
    instructions: 'Qajeelfama dorgomtootaaf kenname',
    bidForm: 'Unka dhiyeessii caalbaasii',
    declaration:
      'Nuti warri armaan gadiitti mallatteessine sanada caalbaasii kana qorannee, hojii isa keessatti ibsame gatii armaan gadiitti ibsameen raawwachuuf dhiyeessineerra; gatiin kun hamma yeroon isaa xumuramutti kan nu dirqisiisu ta’uu ni mirkaneessina.',
    blanks: [
      'Maqaa dorgomaa',
      'Lakkoofsa eenyummaa kaffalaa gibiraa (TIN)',
      'Lakkoofsa galmee VAT',
      'Teessoo, bilbilaa fi imeelii',
      'Gatii waliigalaa lakkoofsaan (qarshii, VAT dabalatee)',
      'Gatii waliigalaa jechaan',
      'Maqaa fi gita hojii mallatteessaa',
      'Mallattoo, chaappaa fi guyyaa',
    ],
    attachments: 'Kan waliin dhiyaatan',
    unitPrice: 'Gatii tokkoo',
    total: 'Gatii waliigalaa',
  },
  ti: {
    kind: 'ሰነድ ጨረታ',
    instructions: 'መምርሒ ንተጫረትቲ',
    bidForm: 'ቅጥዒ መቕረቢ ጨረታ',
    declaration:
      'ንሕና ኣብ ታሕቲ ዝፈረምና ነቲ ሰነድ ጨረታ መርሚርና፣ ኣብኡ ዝተገለፀ በቲ ኣብ ታሕቲ ተገሊፁ ዘሎ ዋጋ ንምፍፃም ኣቕሪብና ኣለና፤ እዚ ዋጋ ፀኒዑ ኣብ ዝፀንሓሉ ግዜ ከም ዝግደደና ነረጋግፅ።',
    blanks: [
      'ሽም ተጫራታይ',
      'መፍለዪ ቁፅሪ ከፋሊ ግብሪ (TIN)',
      'ቁፅሪ ምዝገባ ተወሳኺ እሴት ታክስ',
      'ኣድራሻ፣ ስልክን ኢሜይልን',
      'ጠቕላላ ዋጋ ብኣሃዝ (ብር፣ ቫት ሓዊሱ)',
      'ጠቕላላ ዋጋ ብፊደል',
      'ሽምን ሓላፍነትን ፈራሚ',
      'ፌርማ፣ ማሕተምን ዕለትን',
    ],
    attachments: 'ተተሓሒዞም ዝቐርቡ',
    unitPrice: 'ዋጋ ሓደ',
    total: 'ጠቕላላ ዋጋ',
  },
};
