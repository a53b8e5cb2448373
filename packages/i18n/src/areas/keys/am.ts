import type { Translation } from '../../translation.ts';
import type { words as english } from './en.ts';

export const words = {
  close: 'ይዝጉ',
  does: {
    '/': 'ፍለጋ',
    j: 'በዝርዝሩ ቀጣዩ ጨረታ',
    k: 'በዝርዝሩ ቀዳሚው ጨረታ',
    o: 'የተመረጠውን ጨረታ ይከፍታል',
    s: 'የተመረጠውን ወይም የተከፈተውን ጨረታ ያስቀምጣል',
    'g t': 'ወደ ጨረታዎች',
    'g f': 'ለእኔ ወደተመረጡ ጨረታዎች',
    'g s': 'ወደተቀመጡ ጨረታዎች',
    '?': 'ይህን መስኮት ያሳያል',
  },
  areOn: 'እነዚህን ቁልፎች ይጠቀሙ',
} satisfies Translation<typeof english>;
