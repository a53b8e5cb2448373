import type { telegram as english } from '../en/telegram.ts';
import type { Translation } from '../shape.ts';

export const telegram: Translation<typeof english> = {
  latest: 'አዳዲስ ጨረታዎች',
  outside: {
    title: 'አዋጅን በቴሌግራም ይክፈቱ',
    text: 'ይህ ገጽ የቴሌግራም መተግበሪያችን አካል ነው። እርስዎን የሚያውቅበት ቴሌግራም ውስጥ ይሠራል።',
    openSite: 'ወደ ድረ ገጹ ይሂዱ',
  },
  expired: 'ቴሌግራም ያስገባዎት ከአንድ ቀን በፊት ነው። መተግበሪያውን ዘግተው እንደገና ይክፈቱ።',
};
