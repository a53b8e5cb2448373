import { optionsOf } from '../Select/Select.fixture.ts';

const towns = ['Adama', 'Arba Minch', 'Bahir Dar', 'Debre Birhan', 'Debre Markos', 'Dire Dawa', 'Hawassa', 'Jimma'];
const amharicTowns = ['አዳማ', 'አርባ ምንጭ', 'ባሕር ዳር', 'ደብረ ብርሃን', 'ደብረ ማርቆስ', 'ድሬዳዋ', 'ሐዋሳ', 'ጅማ'];

export const english = {
  label: 'Town',
  placeholder: 'Find a town',
  options: optionsOf(towns),
  labels: { clear: 'Clear town', found: (count: number) => `${count} found`, empty: 'No town has that name' },
};

export const amharic = {
  label: 'ከተማ',
  placeholder: 'ከተማ ይፈልጉ',
  options: optionsOf(amharicTowns),
  labels: { clear: 'ከተማውን ያጥፉ', found: (count: number) => `${count} ተገኝተዋል`, empty: 'በዚህ ስም ከተማ የለም' },
};
