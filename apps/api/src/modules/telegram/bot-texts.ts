import type { Language } from '../../http/language.ts';

/** What the bot says. */
export interface BotTexts {
  greeting(name: string): string;
  open: string;
  openTender: string;
  shareContact: string;
  askContact: string;
  linked: string;
  known: string;
  notYours: string;
  notEthiopian: string;
  paid: string;
  paymentHeld: string;
  notPayable: string;
  help: string;
  languageAsked: string;
  languageSet: string;
  /** To 512 characters: what stands in the empty chat. */
  description: string;
  /** To 120: what stands on the profile, and beside a shared link. */
  shortDescription: string;
  commands: { start: string; help: string; language: string };
}

export const botTexts: Readonly<Record<Language, BotTexts>> = {
  en: {
    greeting: (name) => `Hello ${name}. Awaj brings you tender notices from all over Ethiopia.`,
    open: 'Open Awaj',
    openTender: 'Open the tender',
    shareContact: 'Share my phone number',
    askContact: 'To sign in, share your phone number with the button below. Nobody else sees it.',
    linked: 'You are signed in. Open Awaj to go on.',
    known: 'Thank you. Open Awaj to finish your registration.',
    notYours: 'This is somebody else’s number. Please share your own with the button below.',
    notEthiopian: 'Awaj needs an Ethiopian mobile number, which begins with +2519 or +2517.',
    paid: 'Your payment was successful. Your subscription is active.',
    paymentHeld: 'Your payment has arrived, and one of us has to look at it. We will write to you.',
    notPayable: 'This payment is no longer open. Please start it again in Awaj.',
    help: 'Press “Open Awaj” to browse tenders. /language changes the language of this chat.',
    languageAsked: 'Which language shall we use?',
    languageSet: 'We will use English from now on.',
    description:
      'Awaj brings tender notices from newspapers and websites all over Ethiopia into this chat. Press Start to browse them, save those that fit and be told in time.',
    shortDescription: 'Tender notices from all over Ethiopia, every day.',
    commands: { start: 'Open Awaj', help: 'What this bot does', language: 'Change the language' },
  },
  am: {
    greeting: (name) => `ሰላም ${name}። አዋጅ ከመላው ኢትዮጵያ የጨረታ ማስታወቂያዎችን ያቀርብልዎታል።`,
    open: 'አዋጅን ይክፈቱ',
    openTender: 'ጨረታውን ይክፈቱ',
    shareContact: 'ስልክ ቁጥሬን ላጋራ',
    askContact: 'ለመግባት ከታች ባለው ቁልፍ ስልክ ቁጥርዎን ያጋሩ። ሌላ ማንም አያየውም።',
    linked: 'ገብተዋል። ለመቀጠል አዋጅን ይክፈቱ።',
    known: 'እናመሰግናለን። ምዝገባዎን ለመጨረስ አዋጅን ይክፈቱ።',
    notYours: 'ይህ የሌላ ሰው ቁጥር ነው። እባክዎ ከታች ባለው ቁልፍ የራስዎን ያጋሩ።',
    notEthiopian: 'አዋጅ በ+2519 ወይም በ+2517 የሚጀምር የኢትዮጵያ ስልክ ቁጥር ይፈልጋል።',
    paid: 'ክፍያዎ ተሳክቷል። የደንበኝነት ምዝገባዎ ሥራ ጀምሯል።',
    paymentHeld: 'ክፍያዎ ደርሶናል፤ ከእኛ አንዱ ሊያየው ይገባል። እንጽፍልዎታለን።',
    notPayable: 'ይህ ክፍያ ከእንግዲህ ክፍት አይደለም። እባክዎ በአዋጅ ውስጥ እንደገና ይጀምሩት።',
    help: 'ጨረታዎችን ለማየት “አዋጅን ይክፈቱ” የሚለውን ይጫኑ። /language የዚህን ውይይት ቋንቋ ይቀይራል።',
    languageAsked: 'በየትኛው ቋንቋ እንጠቀም?',
    languageSet: 'ከአሁን ጀምሮ አማርኛ እንጠቀማለን።',
    description:
      'አዋጅ በመላው ኢትዮጵያ በጋዜጦችና በድረ ገጾች የሚወጡ የጨረታ ማስታወቂያዎችን ወደዚህ ውይይት ያመጣል። ጨረታዎችን ለማየት፣ የሚስማሙዎትን ለማስቀመጥና በጊዜው ለማወቅ Start የሚለውን ይጫኑ።',
    shortDescription: 'ከመላው ኢትዮጵያ የጨረታ ማስታወቂያዎች፣ በየቀኑ።',
    commands: { start: 'አዋጅን ይክፈቱ', help: 'ይህ ቦት ምን ይሠራል', language: 'ቋንቋ ይቀይሩ' },
  },
};
