import { plural } from '../../plural.ts';

export const words = {
  openTenders: (count: number, text: string) => plural(count, { one: '1 open tender', other: `${text} open tenders` }),
  tendersBy: (name: string) => `Tenders By ${name}`,
  tabs: { label: 'What this company has published', tenders: 'Tenders', documents: 'Bid documents' },
  noTenders: { title: 'No result', text: 'This company has no tenders here yet.' },
  documents: {
    none: { title: 'No bid documents', text: 'This company does not sell bid documents here yet.' },
  },
};
