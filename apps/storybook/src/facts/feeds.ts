import type { FeedAddress, SavedSearch } from '@awaj/api-client/schema';
import { daysAway } from './clock.ts';

export const savedSearch: SavedSearch = {
  id: 31,
  name: 'Ambulances in Addis Ababa',
  filters: { title: 'ambulance', region_id: 1 },
  frequency: 'daily',
  hour: 7,
  is_paused: false,
  last_week: 2,
  created_at: daysAway(-20),
};

const { id, name } = savedSearch;
const base = 'https://api.awaj.test/feeds';

export const feedAddresses: FeedAddress[] = [
  {
    id: 8,
    saved_search: null,
    urls: { ics: `${base}/q2Jm0v1Yb7cXo4LrT9sKdEwUhNfGzAaPiRyQkMtVxB8.ics`, atom: null, json: null },
    created_at: daysAway(-10),
  },
  {
    id: 9,
    saved_search: { id, name },
    urls: {
      ics: null,
      atom: `${base}/Zx8cV1bN5mQwE3rT7yUiO9pAsDfGhJkL2zXcVbNmQwE.atom`,
      json: `${base}/Zx8cV1bN5mQwE3rT7yUiO9pAsDfGhJkL2zXcVbNmQwE.json`,
    },
    created_at: daysAway(-5),
  },
];
