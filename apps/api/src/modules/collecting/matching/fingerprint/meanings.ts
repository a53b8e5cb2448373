/** Kinds of goods and their members. A notice may name either. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  furniture: ['chair', 'table', 'shelf', 'bed', 'mattress'],
  computer: ['laptop', 'desktop'],
  vehicle: ['truck', 'bus', 'ambulance', 'motorcycle'],
  machine: [
    'excavator',
    'loader',
    'grader',
    'dozer',
    'crane',
    'mixer',
    'tractor',
    'roller',
    'crusher',
    'lathe',
    'mill',
  ],
  clothes: ['uniform', 'glove', 'shoe', 'tshirt', 'gown'],
  medicine: ['vetmedicine'],
  beekeeping: ['beehive'],
  handicraft: ['hide'],
  stationery: ['pen', 'papergoods', 'toner'],
  cleaning: ['soap', 'bleach', 'broom', 'sanitizer'],
  medical: ['medicine', 'medicalequip', 'vaccine', 'oxygen', 'glove', 'ultrasound', 'xray', 'anaesthesia'],
  medicalequip: ['ultrasound', 'xray', 'anaesthesia'],
  laboratory: ['reagent', 'microscope', 'chemical'],
  food: [
    'flour',
    'bread',
    'rice',
    'pasta',
    'oil',
    'sugar',
    'milk',
    'meat',
    'vegetable',
    'fruit',
    'pulses',
    'teff',
    'wheat',
  ],
  catering: ['food'],
  oven: ['bread'],
  sack: ['bag'],
  bag: ['nurserybag', 'bloodbag'],
  tank: ['reservoir'],
  gravel: ['sand'],
  road: ['cobblestone', 'asphalt', 'gravel'],
  cobblestone: ['gravel'],
  seed: ['sesame', 'wheat', 'maize', 'barley', 'teff'],
  consultancy: ['design', 'supervision', 'study', 'survey'],
  sparepart: ['tyre', 'battery'],
  solar: ['panel', 'inverter'],
  steel: ['rebar', 'sheetmetal'],
  pipe: ['hose'],
  camera: ['camcorder'],
  cooler: ['airconditioner', 'refrigerator'],
  construction: ['upgrade'],
  maintenance: ['upgrade'],
  fertilizer: ['urea', 'dap'],
  metal: ['steel', 'rebar', 'aluminium', 'sheetmetal'],
  hygiene: ['cleaning', 'sanitizer', 'soap'],
  waste: ['cleaning'],
  scrap: ['metal', 'steel'],
};

/** Whether a meaning is a kind of goods, or only says what other goods are for: food containers. */
export const isKind = (meaning: string): boolean => kinds[meaning] !== undefined;

/** Whether the second kind of goods belongs to the first. */
const includes = (kind: string, one: string): boolean => kinds[kind]?.includes(one) ?? false;

/** Whether each notice names a member of one kind that the other does not: a road of asphalt, a road of cobblestone. */
export const areOtherMembers = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  Object.values(kinds).some((members) => {
    const [mine, theirs] = [members.filter((each) => one.has(each)), members.filter((each) => other.has(each))];
    const isApart = (member: string, others: readonly string[]) =>
      !others.some((each) => each === member || includes(each, member) || includes(member, each));
    return mine.some((each) => isApart(each, theirs)) && theirs.some((each) => isApart(each, mine));
  });

/** General words, which alone do not tell what is bought. */
const general = new Set([
  'construction',
  'maintenance',
  'installation',
  'equipment',
  'used',
  'electric',
  'office',
  'treebuilding',
  'water',
  'kebele',
  'machine',
  'plastic',
  'cleaning',
  'study',
  'medical',
  'steel',
  'labour',
  'medicalequip',
  'land',
  'waste',
  'kit',
  'upgrade',
  'damaged',
]);

/** These words change the object: tyres for vehicles are no vehicles, and neither is vehicle insurance. */
const heads = new Set([
  'construction',
  'maintenance',
  'installation',
  'rent',
  'insurance',
  'audit',
  'training',
  'consultancy',
  'study',
  'design',
  'supervision',
  'transport',
  'printing',
  'guard',
  'catering',
  'advert',
  'gardening',
  'fumigation',
  'translation',
  'survey',
  'sparepart',
  'tyre',
  'battery',
  'toner',
  'fuel',
  'lubricant',
  'feed',
  'meter',
  'scrap',
  'washing',
  'well',
  'soil',
  'parts',
  'upgrade',
  'calibration',
  'courier',
  'recruitment',
  'towing',
]);

export const isHead = (meaning: string): boolean => heads.has(meaning);

export const isTelling = (meaning: string): boolean => !untold.has(meaning);

const untold = new Set([
  'equipment',
  'unit',
  'property',
  'used',
  'office',
  'kebele',
  'treebuilding',
  'labour',
  'electric',
]);

export const isGeneral = (meaning: string): boolean => general.has(meaning);

/** Whether a meaning, or a kind of it, is among others. */
export const isSaid = (meaning: string, said: ReadonlySet<string>): boolean =>
  said.has(meaning) || [...said].some((each) => includes(each, meaning) || includes(meaning, each));

export const telling = (meanings: ReadonlySet<string>): string[] => [...meanings].filter(isTelling);

export const union = (one: ReadonlySet<string>, other: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...one, ...other]);
