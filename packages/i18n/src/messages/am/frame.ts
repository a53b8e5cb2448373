import type { frame as english } from '../en/frame.ts';
import type { Translation } from '../shape.ts';

export const frame: Translation<typeof english> = {
  brand: 'አዋጅ',
  tagline: 'ከመላው ኢትዮጵያ የወጡ የጨረታ ማስታወቂያዎች',
  skipToContent: 'ወደ ዋናው ይዘት ይለፉ',
  mainNavigation: 'ዋና ማውጫ',
  language: 'ቋንቋ',
  tenders: 'ጨረታዎች',
  pageTitle: (page) => `${page} · አዋጅ`,
};
