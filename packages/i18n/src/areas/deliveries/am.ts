import type { Translation } from '../../translation.ts';
import type { words as english } from './en.ts';

export const words: Translation<typeof english> = {
  lead: 'ባለፉት 90 ቀናት የላክንልዎት መልእክቶችና የደረሱበት ሁኔታ።',
  failed: 'መልእክቶችዎ ሊጫኑ አልቻሉም',
  none: 'እስካሁን መልእክት የለም',
  noneHint: 'የምንልክልዎት ደረሰኞች፣ ኮዶችና ማስታወሻዎች እዚህ ይዘረዘራሉ፤ ይዘታቸው ግን አይታይም።',
  columns: { about: 'መልእክት', at: 'ቀን', to: 'የተላከበት', state: 'ሁኔታ' },
  about: {
    resetCode: 'የአዲስ የይለፍ ቃል ኮድ',
    contactCode: 'የማረጋገጫ ኮድ',
    contactChanged: 'አድራሻዎ ተቀይሯል',
    passwordChanged: 'የይለፍ ቃልዎ ተቀይሯል',
    phoneDetached: 'ስልክ ቁጥሩ ተነሥቷል',
    accountTaken: 'መለያው ሌላ ባለቤት አለው',
    paymentReceived: 'ደረሰኝ',
    paymentHeld: 'ክፍያው እየተጣራ ነው',
    paymentFailed: 'ክፍያው አልተሳካም',
    paymentIncomplete: 'ከክፍያው የቀረ አለ',
    paymentReturned: 'ገንዘቡ ተመልሷል',
    planEnding: 'ምዝገባው ሊያበቃ ነው',
    planEnded: 'ምዝገባው አብቅቷል',
  },
  channels: { email: 'ኢሜይል', sms: 'አጭር መልእክት', telegram: 'ቴሌግራም' },
  nowhere: 'የትም',
  states: {
    waiting: 'በመላክ ላይ',
    sent: 'ተልኳል',
    delivered: 'ደርሷል',
    failed: 'አልደረሰም',
    held: 'በመጠበቅ ላይ',
  },
  reasons: {
    'no-contact': 'ካስገቧቸው አድራሻዎች የተረጋገጠ የለም።',
    undeliverable: 'ይህ አድራሻ ከእኛ መልእክት አይቀበልም።',
    refused: 'ለጊዜው አልተቀበሉንም። እንደገና እንሞክራለን።',
    'no-answer': 'መድረሱን አናውቅም።',
    busy: 'አገልግሎቱ ተጨናንቋል። እንደገና እንሞክራለን።',
    'sms-budget': 'በሌላ ቀን ይላካል።',
    expired: 'በጊዜው መላክ አልተቻለም።',
  },
  checkContacts: 'አድራሻዎችዎን ያረጋግጡ',
};
