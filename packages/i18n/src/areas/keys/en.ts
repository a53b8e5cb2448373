export const words = {
  close: 'Close',
  does: { '/': 'Search', j: 'Next tender in a list', k: 'Previous tender in a list', '?': 'Show these shortcuts' },
  areOn: 'Use keyboard shortcuts',
};
