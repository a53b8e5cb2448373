import { maxLengths } from '@awaj/api-client/max-lengths';
import type {
  SavedSearchChange as ChangeDto,
  SearchFilters as FiltersDto,
  SavedSearch as SavedSearchDto,
  SavedSearchForm,
} from '@awaj/api-client/schema';
import { usualSchedule } from '@awaj/domain/alert-times';
import { fromApiQuery, type SearchFilters, toApiChoices } from '@awaj/domain/search-filters';

export type Frequency = SavedSearchDto['frequency'];

/** The settings of a saved search. */
export interface SearchAlert {
  name: string;
  filters: SearchFilters;
  frequency: Frequency;
  /** In Addis Ababa, 0 to 23; not needed for alerts at once. */
  hour: number;
}

export interface SavedSearch extends SearchAlert {
  id: number;
  isPaused: boolean;
  /** The number of tenders of last week; null if its filters are locked for the reader. */
  lastWeek: number | null;
}

/** An edit of a saved search; its filters stay. */
export type SavedSearchChange = Omit<SearchAlert, 'filters'> | Pick<SavedSearch, 'isPaused'>;

/** Defaults for a new search: a name of at most the maximum length, and the morning. */
export const proposedAlert = (name: string): Omit<SearchAlert, 'filters'> => ({
  name: name
    .slice(0, maxLengths.SavedSearchForm.name)
    .replace(/\p{Cs}$/u, '')
    .trim(),
  ...usualSchedule,
});

export const toSavedSearch = (dto: SavedSearchDto): SavedSearch => ({
  id: dto.id,
  name: dto.name,
  filters: fromApiQuery(dto.filters),
  frequency: dto.frequency,
  hour: dto.hour,
  isPaused: dto.is_paused,
  lastWeek: dto.last_week,
});

/** The names come from the table of filters, the types of the values from the contract. */
export const toFiltersDto = (filters: SearchFilters): FiltersDto => toApiChoices(filters) as FiltersDto;

export const toSavedSearchForm = ({ name, filters, frequency, hour }: SearchAlert): SavedSearchForm => ({
  name,
  filters: toFiltersDto(filters),
  frequency,
  hour,
});

export const toSavedSearchChangeDto = (change: SavedSearchChange): ChangeDto =>
  'isPaused' in change ? { is_paused: change.isPaused } : change;
