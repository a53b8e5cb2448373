import type { Language } from '../../http/language.ts';
import type { Message } from './notification.ts';

export interface Words {
  subject: string;
  text: string;
}

// An SMS holds 160 Latin letters or 70 Ethiopic ones; each text that goes by SMS fits in one.

function inEnglish(message: Message): Words {
  switch (message.template) {
    case 'resetCode':
      return {
        subject: `${message.code} is your code for a new password`,
        text: `Awaj: ${message.code} is your code for a new password. It works for 10 minutes. Give it to nobody.`,
      };
    case 'contactCode':
      return {
        subject: `${message.code} is your verification code`,
        text: `Awaj: ${message.code} is your verification code. It works for 10 minutes.`,
      };
    case 'contactChanged':
      return {
        subject: `The ${message.channel} of your account has changed`,
        text: `Awaj: the ${message.channel} of your account was changed. Was it not you? Reset your password within 3 days.`,
      };
    case 'passwordChanged':
      return {
        subject: 'Your password has changed',
        text: 'Awaj: your password was changed. Was it not you? Reset it now.',
      };
    case 'phoneDetached':
      return {
        subject: 'Your account has no phone any more',
        text: 'Awaj: somebody else has verified the phone number of your account, so we took it out. All else is as it was. Log in with this email and add your own number.',
      };
    case 'accountTaken':
      return {
        subject: 'This email is no longer in use at Awaj',
        text: 'Awaj: the owner of the phone number that you signed up with has verified it, and the account is theirs now. This email and its password no longer open it. Sign up again with your own number.',
      };
  }
}

const channelInAmharic = { phone: 'ስልክ', email: 'ኢሜይል' } as const;

function inAmharic(message: Message): Words {
  switch (message.template) {
    case 'resetCode':
      return {
        subject: `${message.code} የአዲስ የይለፍ ቃል ኮድዎ ነው`,
        text: `አዋጅ፦ ${message.code} የአዲስ የይለፍ ቃል ኮድዎ ነው። ለ10 ደቂቃ ይሠራል። ለማንም አይስጡ።`,
      };
    case 'contactCode':
      return { subject: `${message.code} የማረጋገጫ ኮድዎ ነው`, text: `አዋጅ፦ ${message.code} የማረጋገጫ ኮድዎ ነው። ለ10 ደቂቃ ይሠራል።` };
    case 'contactChanged':
      return {
        subject: `የመለያዎ ${channelInAmharic[message.channel]} ተቀይሯል`,
        text: `አዋጅ፦ የመለያዎ ${channelInAmharic[message.channel]} ተቀይሯል። እርስዎ ካልሆኑ በ3 ቀን ውስጥ የይለፍ ቃል ይቀይሩ።`,
      };
    case 'passwordChanged':
      return { subject: 'የይለፍ ቃልዎ ተቀይሯል', text: 'አዋጅ፦ የይለፍ ቃልዎ ተቀይሯል። እርስዎ ካልሆኑ አሁኑኑ ይቀይሩት።' };
    case 'phoneDetached':
      return {
        subject: 'መለያዎ አሁን ስልክ ቁጥር የለውም',
        text: 'አዋጅ፦ የመለያዎን ስልክ ቁጥር ሌላ ሰው የራሱ መሆኑን ስላረጋገጠ ቁጥሩ ከመለያዎ ተነሥቷል። ሌላው ሁሉ እንደነበረ ነው። በዚህ ኢሜይል ገብተው የራስዎን ቁጥር ያስገቡ።',
      };
    case 'accountTaken':
      return {
        subject: 'ይህ ኢሜይል በአዋጅ ከእንግዲህ አያገለግልም',
        text: 'አዋጅ፦ የተመዘገቡበትን ስልክ ቁጥር ባለቤቱ ስላረጋገጠ መለያው የእርሱ ሆኗል። ይህ ኢሜይልና የይለፍ ቃሉ ከእንግዲህ መለያውን አይከፍቱም። በራስዎ ቁጥር እንደገና ይመዝገቡ።',
      };
  }
}

const inLanguage = { en: inEnglish, am: inAmharic } satisfies Record<Language, (message: Message) => Words>;

export const wordsOf = (message: Message, language: Language): Words => inLanguage[language](message);
