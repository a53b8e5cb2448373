import type { Translation } from '../../translation.ts';
import { words as alerts } from '../alert-messages/am.ts';
import { words as payments } from '../payment-messages/am.ts';
import type { words as english } from './en.ts';

const channels = { phone: 'ስልክ ቁጥር', email: 'ኢሜይል' };

export const words: Translation<typeof english> = {
  colon: '፦',
  mail: {
    brand: 'አዋጅ',
    about: 'ይህ መልእክት ስለ እርስዎ የአዋጅ መለያ ስለሆነ የማንቂያ ምርጫዎ ምንም ቢሆን ይደርስዎታል።',
    settings: 'ማንቂያ ይቀይሩ',
    unsubscribe: 'እነዚህ ኢሜይሎች ይቁሙ',
    stopSearch: (name) => `“${name}” ብቻ ይቁም`,
  },
  resetCode: {
    subject: (code) => `${code} የአዲስ የይለፍ ቃል ኮድዎ ነው`,
    lead: 'ይህን ኮድ በጠየቁበት ገጽ ላይ አስገብተው አዲስ የይለፍ ቃል ይምረጡ።',
    note: 'ለ10 ደቂቃ ይሠራል። ለማንም አይስጡ፤ እኛ በፍጹም አንጠይቅዎትም።',
    sms: (code) => `${code} የአዋጅ አዲስ የይለፍ ቃል ኮድዎ ነው። ለ10 ደቂቃ ይሠራል። ለማንም አይስጡ።`,
  },
  contactCode: {
    subject: (code) => `${code} የማረጋገጫ ኮድዎ ነው`,
    lead: 'አድራሻው የእርስዎ መሆኑን ለማረጋገጥ ይህን ኮድ በጠየቁበት ገጽ ላይ ያስገቡ።',
    note: 'ለ10 ደቂቃ ይሠራል።',
    sms: (code) => `${code} የአዋጅ ማረጋገጫ ኮድዎ ነው። ለ10 ደቂቃ ይሠራል። ለማንም አይስጡ።`,
  },
  contactChanged: {
    subject: (channel) => `የመለያዎ ${channels[channel]} ተቀይሯል`,
    lead: 'የቀየሩት እርስዎ ከሆኑ ምንም ማድረግ አያስፈልግም። ካልሆኑ በ3 ቀን ውስጥ የይለፍ ቃልዎን ይቀይሩ።',
    sms: (channel) => `አዋጅ፦ የመለያዎ ${channels[channel]} ተቀይሯል። እርስዎ ካልሆኑ በ3 ቀን ውስጥ የይለፍ ቃል ይቀይሩ።`,
  },
  passwordChanged: {
    subject: 'የይለፍ ቃልዎ ተቀይሯል',
    lead: 'የቀየሩት እርስዎ ከሆኑ ምንም ማድረግ አያስፈልግም። ካልሆኑ አሁኑኑ እንደገና ይቀይሩት።',
    action: 'የይለፍ ቃል ይቀይሩ',
    sms: 'አዋጅ፦ የይለፍ ቃልዎ ተቀይሯል። እርስዎ ካልሆኑ አሁኑኑ ይቀይሩት።',
  },
  phoneDetached: {
    subject: 'መለያዎ አሁን ስልክ ቁጥር የለውም',
    lead: 'የመለያዎን ስልክ ቁጥር ሌላ ሰው የራሱ መሆኑን ስላረጋገጠ ቁጥሩን ከመለያዎ አንሥተነዋል። ሌላ የተቀየረ ነገር የለም።',
    note: 'በዚህ ኢሜይል ገብተው የራስዎን ቁጥር ያስገቡ።',
    action: 'ይግቡ',
  },
  accountTaken: {
    subject: 'ይህ ኢሜይል በአዋጅ ከእንግዲህ አያገለግልም',
    lead: 'የተመዘገቡበትን ስልክ ቁጥር ባለቤቱ ስላረጋገጠ መለያው የእርሱ ሆኗል። ይህ ኢሜይልና የይለፍ ቃሉ ከእንግዲህ መለያውን አይከፍቱም።',
    note: 'በራስዎ ቁጥር እንደገና ይመዝገቡ።',
    action: 'ይመዝገቡ',
  },
  chat: {
    open: 'ጨረታውን ይክፈቱ',
    all: (count) => `ሁሉንም ይመልከቱ (${count})`,
    settings: 'ማንቂያ ይቀይሩ',
    buttons: {
      save: '☆ ያስቀምጡ',
      unsave: '★ ተቀምጧል',
      dismiss: 'አይመለከተኝም',
      restore: 'ይመልሱ',
      mute: 'ስለዚህ ድርጅት አታሳውቁኝ',
      unmute: 'ማንቂያው ቆሟል፤ ይመልሱ',
    },
  },
  smsAnswer: {
    stopped: 'አዋጅ፦ ከእንግዲህ አጭር መልእክት አንልክልዎትም። ለመመለስ START ብለው ይላኩ።',
    started: 'አዋጅ፦ እንደገና አጭር መልእክት እንልክልዎታለን። ለማቆም STOP ብለው ይላኩ።',
    help: 'አዋጅ፦ መልእክት ለማቆም STOP፣ እንደገና ለማግኘት START ብለው ይላኩ።',
  },
  testMessage: {
    subject: 'ማንቂያዎች እዚህ ይደርሱዎታል',
    lead: 'ይህ የጠየቁት የሙከራ መልእክት ነው። የአዳዲስ ጨረታዎች ማንቂያዎችም በዚሁ መንገድ ይደርሱዎታል።',
    action: 'ቅንብሮችን ይክፈቱ',
    why: 'ይህ መልእክት የደረሰዎት በቅንብሮች ውስጥ የሙከራ መልእክት ስለጠየቁ ነው።',
    sms: 'አዋጅ፦ የጠየቁት የሙከራ መልእክት ይኸው። ማንቂያዎች እዚህ ይደርሳሉ።',
  },
  ...payments,
  ...alerts,
};
