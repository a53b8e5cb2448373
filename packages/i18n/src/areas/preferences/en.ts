export const preferences = {
  title: 'Update Your Preferences.',
  lead: 'Your feed and your alerts hold the tenders of the categories you choose, in your languages or your regions.',
  failed: 'Your preferences did not load',
  languages: 'Languages',
  regions: 'Regions',
  categories: 'Categories',
  save: 'Save',
  saved: 'Your preferences are saved.',
  choice: {
    chosen: (label: string) => `Chosen: ${label}`,
    remove: (name: string) => `Remove ${name}`,
    added: (name: string) => `${name} added`,
    removed: (name: string) => `${name} removed`,
    empty: 'Nothing has this name',
  },
};
