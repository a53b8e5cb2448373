import type { Translation } from '../../translation.ts';
import type { words as english } from './en.ts';

const channels = { phone: 'ስልክ', email: 'ኢሜይል' };

export const words: Translation<typeof english> = {
  resetCode: {
    subject: (code) => `${code} የአዲስ የይለፍ ቃል ኮድዎ ነው`,
    text: (code) => `አዋጅ፦ ${code} የአዲስ የይለፍ ቃል ኮድዎ ነው። ለ10 ደቂቃ ይሠራል። ለማንም አይስጡ።`,
  },
  contactCode: {
    subject: (code) => `${code} የማረጋገጫ ኮድዎ ነው`,
    text: (code) => `አዋጅ፦ ${code} የማረጋገጫ ኮድዎ ነው። ለ10 ደቂቃ ይሠራል።`,
  },
  contactChanged: {
    subject: (channel) => `የመለያዎ ${channels[channel]} ተቀይሯል`,
    text: (channel) => `አዋጅ፦ የመለያዎ ${channels[channel]} ተቀይሯል። እርስዎ ካልሆኑ በ3 ቀን ውስጥ የይለፍ ቃል ይቀይሩ።`,
  },
  passwordChanged: {
    subject: 'የይለፍ ቃልዎ ተቀይሯል',
    text: 'አዋጅ፦ የይለፍ ቃልዎ ተቀይሯል። እርስዎ ካልሆኑ አሁኑኑ ይቀይሩት።',
  },
  phoneDetached: {
    subject: 'መለያዎ አሁን ስልክ ቁጥር የለውም',
    text: 'አዋጅ፦ የመለያዎን ስልክ ቁጥር ሌላ ሰው የራሱ መሆኑን ስላረጋገጠ ቁጥሩን ከመለያዎ አንሥተነዋል። ሌላ የተቀየረ ነገር የለም። በዚህ ኢሜይል ገብተው የራስዎን ቁጥር ያስገቡ።',
  },
  accountTaken: {
    subject: 'ይህ ኢሜይል በአዋጅ ከእንግዲህ አያገለግልም',
    text: 'አዋጅ፦ የተመዘገቡበትን ስልክ ቁጥር ባለቤቱ ስላረጋገጠ መለያው የእርሱ ሆኗል። ይህ ኢሜይልና የይለፍ ቃሉ ከእንግዲህ መለያውን አይከፍቱም። በራስዎ ቁጥር እንደገና ይመዝገቡ።',
  },
  paymentReceived: {
    subject: (invoice) => `የ${invoice} ክፍያዎ ደርሶናል`,
    text: (invoice, amount) => `አዋጅ፦ የ${invoice} ክፍያዎ ${amount} ደርሶናል። እናመሰግናለን።`,
  },
  paymentIncomplete: {
    subject: (invoice) => `ከ${invoice} ክፍያዎ የቀረ አለ`,
    text: (invoice, amount, missing) => `አዋጅ፦ ለ${invoice} ${amount} ደርሷል፤ ${missing} ይቀራል።`,
  },
  paymentReturned: {
    subject: (invoice) => `የ${invoice} ገንዘብዎ ተመልሷል`,
    text: (invoice, amount) => `አዋጅ፦ ከ${invoice} ክፍያዎ ${amount} መልሰንልዎታል።`,
  },
};
