export const words = {
  close: 'Close',
  does: {
    '/': 'Search',
    j: 'Next tender in a list',
    k: 'Previous tender in a list',
    o: 'Open the chosen tender',
    s: 'Save the chosen or open tender',
    'g t': 'Go to Tenders',
    'g f': 'Go to My Feed',
    'g s': 'Go to Saved Tenders',
    '?': 'Show these shortcuts',
  },
  areOn: 'Use keyboard shortcuts',
};
