import { plural } from '../../plural.ts';

export const words = {
  title: 'Update Your Preferences.',
  failed: 'Couldn’t load your preferences',
  languages: 'Languages',
  regions: 'Regions',
  categories: 'Categories',
  find: { field: 'Find a category or region', clear: 'Clear' },
  chosenOf: (count: number, all: number) => `${count} of ${all}`,
  moreCategories: (count: number) => plural(count, { one: '1 more category', other: `${count} more categories` }),
  moreRegions: (count: number) => plural(count, { one: '1 more region', other: `${count} more regions` }),
  allLanguages: 'All languages',
  languagesAre: (names: string) => `Languages: ${names}`,
  /** The feed's rule. All its conditions have to hold. */
  scope: {
    none: 'Choose at least one category.',
    inRegions: 'In these categories and regions',
    anywhere: 'In these categories, in every region',
    inLanguages: (where: string) => `${where}, in these languages`,
  },
  pace: {
    aDay: (count: number) => plural(count, { one: 'about 1 tender a day', other: `about ${count} tenders a day` }),
    aWeek: (count: number) => plural(count, { one: 'about 1 tender a week', other: `about ${count} tenders a week` }),
    overADay: (text: string) => `over ${text} tenders a day`,
    none: 'No such tender in the last two weeks.',
  },
  /** `pace` is empty if unknown. */
  saveWith: (pace: string) => (pace === '' ? 'Save' : `Save · ${pace}`),
  saved: 'Your preferences are saved.',
  choice: {
    added: (name: string) => `${name} added`,
    removed: (name: string) => `${name} removed`,
    found: (count: number) => `${count} found`,
    empty: 'No matches',
  },
  /** After the first payment. */
  firstSteps: {
    supply: '1. What do you supply?',
    where: '2. Where?',
    tell: '3. Where shall we tell you?',
    noCategory: 'Choose as many as you like',
    everywhere: 'None chosen: everywhere',
    chosen: (count: number) => `${count} chosen`,
    skip: 'Skip',
    seeYesterday: (count: number, text: string) =>
      plural(count, { one: 'See your tender from yesterday', other: `See your ${text} tenders from yesterday` }),
    see: 'See your tenders',
    notSaved: 'Your choice was not saved.',
  },
  feed: {
    welcome: (name: string) => `Welcome, ${name}`,
    welcomeAll: 'Welcome to your feed',
    text: 'Tell us what you supply and where. We’ll bring you matching tenders.',
    start: 'Get Started',
    allUntilChosen: 'All tenders, until you choose',
    change: 'Change preferences',
    close: 'Close',
    empty: { title: 'No result', text: 'No tender matches your preferences yet. New ones come every day.' },
  },
};
