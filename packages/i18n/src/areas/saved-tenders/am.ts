import type { Translation } from '../../translation.ts';
import type { words as english } from './en.ts';

export const words: Translation<typeof english> = {
  groups: {
    week: 'በዚህ ሳምንት',
    later: 'በኋላ',
    closed: 'የተዘጉ',
    weekNote: (from, to) => `${from} – ${to}`,
    laterNote: (from) => `ከ${from} ጀምሮ`,
  },
  stage: {
    label: (title, stage) => `${title}፦ ደረጃ፣ ${stage}`,
    names: {
      considering: 'በማጤን ላይ',
      'buying-documents': 'ሰነድ በመግዛት ላይ',
      preparing: 'በዝግጅት ላይ',
      submitted: 'ቀርቧል',
    },
  },
  note: { add: 'ማስታወሻ ይጨምሩ', label: (title) => `ስለ ${title} ማስታወሻ` },
  addToCalendar: 'ወደ ቀን መቁጠሪያ',
  progressFailed: 'ለውጡን ማስቀመጥ አልተቻለም።',
};
