export const words = {
  groups: {
    week: 'This week',
    later: 'Later',
    closed: 'Closed',
    weekNote: (from: string, to: string) => `${from} – ${to}`,
    laterNote: (from: string) => `from ${from}`,
  },
  stage: {
    label: (title: string, stage: string) => `Stage of ${title}: ${stage}`,
    names: {
      considering: 'Considering',
      'buying-documents': 'Buying documents',
      preparing: 'Preparing',
      submitted: 'Submitted',
    },
  },
  note: { add: 'Add a note', label: (title: string) => `Note on ${title}` },
  addToCalendar: 'Add to calendar',
  progressFailed: 'Couldn’t save your change.',
};
