import type { Translation } from '../../translation.ts';
import type { words as english } from './en.ts';

export const words: Translation<typeof english> = {
  greeting: (name: string) => `ሰላም ${name}። አዋጅ ከመላው ኢትዮጵያ የጨረታ ማስታወቂያዎችን ያቀርብልዎታል።`,
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
  pressed: {
    save: 'ተቀምጧል። ለውጥ ሲኖር እናሳውቅዎታለን።',
    unsave: 'ከተቀመጡት ወጥቷል።',
    dismiss: 'ስለዚህ ጨረታ ከእንግዲህ አናሳውቅዎትም።',
    restore: 'ወደ ነበረበት ተመልሷል።',
    mute: 'የዚህን ድርጅት ጨረታዎች ከእንግዲህ አናሳውቅዎትም።',
    unmute: 'የዚህን ድርጅት ጨረታዎች እንደገና እናሳውቅዎታለን።',
  },
  pressedUnknown: 'ገና አናውቅዎትም። /start ብለው ይላኩና ስልክ ቁጥርዎን ያጋሩ።',
  tenderGone: 'ይህ ጨረታ ከእንግዲህ የለም።',
  languageAsked: 'በየትኛው ቋንቋ እንጠቀም?',
  languageSet: 'ከአሁን ጀምሮ አማርኛ እንጠቀማለን።',
  description:
    'አዋጅ በመላው ኢትዮጵያ በጋዜጦችና በድረ ገጾች የሚወጡ የጨረታ ማስታወቂያዎችን ወደዚህ ውይይት ያመጣል። ጨረታዎችን ለማየት፣ የሚስማሙዎትን ለማስቀመጥና በጊዜው ለማወቅ Start የሚለውን ይጫኑ።',
  shortDescription: 'ከመላው ኢትዮጵያ የጨረታ ማስታወቂያዎች፣ በየቀኑ።',
  commands: { start: 'አዋጅን ይክፈቱ', help: 'ይህ ቦት ምን ይሠራል', language: 'ቋንቋ ይቀይሩ' },
};
