import type { itemLists } from '../lot-items.ts';

type ItemList = keyof typeof itemLists;

/** The content of a lot: a list that notices use too, or its own lines. */
export type Lot = ItemList | readonly string[];

const wells = [
  'Mobilisation and site preparation',
  'Drilling to a depth of 250 m, diameter 14 inch',
  'Casing, screens and gravel pack',
  'Well development and pumping test, 72 hours',
  'Water quality analysis and completion report',
];

/** The lots of bid documents, by the document's id. */
export const lotsOf: Readonly<Record<number, readonly Lot[]>> = {
  1: ['computers', 'network'],
  2: ['officeFurniture'],
  3: [
    [
      'Site clearance and excavation',
      'Reinforced concrete, C-25',
      'Hollow block walls, 20 cm',
      'Roof structure and sheets',
    ],
    ['Doors and windows', 'Plastering and painting', 'Sanitary installation', 'Electrical installation'],
  ],
  4: ['medicines', 'medicalConsumables'],
  5: [
    [
      'Qulqulleessaa fi haqaa bakka hojii',
      'Biyyee guutuu fi dhiibuu',
      'Cirracha naquu fi diriirsuu',
      'Ulaa bishaanii ijaaruu',
      'Mallattoolee daandii dhaabuu',
    ],
  ],
  6: [wells, wells, wells, wells, wells, wells],
  7: [['Inception report', 'Household survey in six woredas', 'Draft evaluation report', 'Final report and workshop']],
  8: [
    [
      'Registration form',
      'Trade licence and TIN certificate',
      'Audited accounts of two years',
      'References of three clients',
    ],
  ],
  9: [
    ['ለንግድ የሚውል ቦታ፣ 250 ካ.ሜ', 'ለንግድ የሚውል ቦታ፣ 300 ካ.ሜ', 'ለቅይጥ አገልግሎት የሚውል ቦታ፣ 500 ካ.ሜ', 'ለቅይጥ አገልግሎት የሚውል ቦታ፣ 750 ካ.ሜ'],
  ],
  10: [['Villa on 300 m², Hawassa', 'G+1 house on 200 m², Adama', 'Apartment of 95 m², Addis Ababa']],
  11: ['tyres', 'spareParts'],
  12: ['computers'],
};
