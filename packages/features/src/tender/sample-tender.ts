import type { Tender } from './tender.ts';

/** For tests. */
export const sampleTender = (id: number): Tender => ({
  id,
  title: `Tender ${id}`,
  status: 'open',
  isSaved: false,
  createdAt: new Date('2026-11-21T06:00:00Z'),
  company: { id: 1, name: 'Gibe Valley University', logo: null },
  categories: [],
  regions: [],
  language: 'English',
  schedule: { kind: 'locked' },
});
