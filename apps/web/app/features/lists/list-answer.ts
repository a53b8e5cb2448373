import { isBeyondNumbers, type SearchFilters } from '@awaj/domain/search-filters';
import { data } from 'react-router';

/** Of the server: a page of a list that nothing leads to is told of as one that is not there. */
export const listAnswer = <Answer>(answer: Answer, filters: SearchFilters) =>
  data(answer, { status: isBeyondNumbers(filters) ? 404 : 200 });
