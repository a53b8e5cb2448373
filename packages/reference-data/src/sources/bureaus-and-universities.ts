import { ofKind, type Source } from './source.ts';

/** City offices that publish notices on their own sites. */
export const bureauSites: readonly Source[] = ofKind('site', [
  [55, 'addis-ababa-roads', 'Addis Ababa City Roads Authority', 'የአዲስ አበባ ከተማ መንገዶች ባለሥልጣን', ['am'], 'AACRA'],
  [56, 'addis-ababa-water', 'Addis Ababa Water and Sewerage Authority', 'የአዲስ አበባ ውኃና ፍሳሽ ባለሥልጣን', ['am'], 'AAWSA'],
]);

export const universitySites: readonly Source[] = ofKind('site', [
  [57, 'addis-ababa-university', 'Addis Ababa University', 'አዲስ አበባ ዩኒቨርሲቲ', ['am', 'en'], 'AAU'],
  [58, 'adama-university', 'Adama Science and Technology University', 'አዳማ ሳይንስና ቴክኖሎጂ ዩኒቨርሲቲ', ['am', 'en'], 'ASTU'],
  [59, 'arba-minch-university', 'Arba Minch University', 'አርባ ምንጭ ዩኒቨርሲቲ', ['am', 'en'], 'AMU'],
  [60, 'bahir-dar-university', 'Bahir Dar University', 'ባሕር ዳር ዩኒቨርሲቲ', ['am', 'en'], 'BDU'],
  [61, 'gondar-university', 'University of Gondar', 'ጎንደር ዩኒቨርሲቲ', ['am', 'en'], 'UoG'],
  [62, 'haramaya-university', 'Haramaya University', 'ሐረማያ ዩኒቨርሲቲ', ['am', 'en']],
  [63, 'hawassa-university', 'Hawassa University', 'ሐዋሳ ዩኒቨርሲቲ', ['am', 'en']],
  [64, 'jimma-university', 'Jimma University', 'ጅማ ዩኒቨርሲቲ', ['am', 'en']],
  [65, 'mekelle-university', 'Mekelle University', 'መቐለ ዩኒቨርሲቲ', ['am', 'en', 'ti']],
]);
