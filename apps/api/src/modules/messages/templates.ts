import type { Language } from '../../platform/language.ts';
import type { Message } from '../../platform/letter.ts';

export interface Words {
  subject: string;
  text: string;
}

// An SMS holds 160 Latin letters or 70 Ethiopic ones; each of these texts fits in one.

function inEnglish(message: Message): Words {
  switch (message.template) {
    case 'resetCode':
      return {
        subject: 'Your code for a new password',
        text: `Awaj: ${message.code} is your code for a new password. It works for 10 minutes. Give it to nobody.`,
      };
    case 'contactCode':
      return {
        subject: 'Your verification code',
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
  }
}

const channelInAmharic = { phone: 'ስልክ', email: 'ኢሜይል' } as const;

function inAmharic(message: Message): Words {
  switch (message.template) {
    case 'resetCode':
      return {
        subject: 'የአዲስ የይለፍ ቃል ኮድዎ',
        text: `አዋጅ፦ ${message.code} የአዲስ የይለፍ ቃል ኮድዎ ነው። ለ10 ደቂቃ ይሠራል። ለማንም አይስጡ።`,
      };
    case 'contactCode':
      return { subject: 'የማረጋገጫ ኮድዎ', text: `አዋጅ፦ ${message.code} የማረጋገጫ ኮድዎ ነው። ለ10 ደቂቃ ይሠራል።` };
    case 'contactChanged':
      return {
        subject: `የመለያዎ ${channelInAmharic[message.channel]} ተቀይሯል`,
        text: `አዋጅ፦ የመለያዎ ${channelInAmharic[message.channel]} ተቀይሯል። እርስዎ ካልሆኑ በ3 ቀን ውስጥ የይለፍ ቃል ይቀይሩ።`,
      };
    case 'passwordChanged':
      return { subject: 'የይለፍ ቃልዎ ተቀይሯል', text: 'አዋጅ፦ የይለፍ ቃልዎ ተቀይሯል። እርስዎ ካልሆኑ አሁኑኑ ይቀይሩት።' };
  }
}

const inLanguage = { en: inEnglish, am: inAmharic } satisfies Record<Language, (message: Message) => Words>;

export const wordsOf = (message: Message, language: Language): Words => inLanguage[language](message);
