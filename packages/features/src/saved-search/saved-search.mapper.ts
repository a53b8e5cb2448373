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

/** What a person chooses of a saved search. */
export interface SearchAlert {
  name: string;
  filters: SearchFilters;
  frequency: Frequency;
  /** In Addis Ababa, 0 to 23; at once needs none. */
  hour: number;
}

export interface SavedSearch extends SearchAlert {
  id: number;
  isPaused: boolean;
  /** How many tenders it would have told of; null where its filters are locked for the reader. */
  lastWeek: number | null;
}

/** What is changed of one; what it looks for stays. */
export type SavedSearchChange = Omit<SearchAlert, 'filters'> | Pick<SavedSearch, 'isPaused'>;

/** For a search that is not saved yet: a name that is as long as one may be, and the morning. */
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

/** By the names of the table of filters; the contract says which value each of them has. */
export const toFiltersDto = (filters: SearchFilters): FiltersDto => toApiChoices(filters) as FiltersDto;

export const toSavedSearchForm = ({ name, filters, frequency, hour }: SearchAlert): SavedSearchForm => ({
  name,
  filters: toFiltersDto(filters),
  frequency,
  hour,
});

export const toSavedSearchChangeDto = (change: SavedSearchChange): ChangeDto =>
  'isPaused' in change ? { is_paused: change.isPaused } : change;
