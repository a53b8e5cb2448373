import { type ApiClient, unwrap } from '@awaj/api-client';
import { mutationOptions } from '@tanstack/react-query';
import {
  type SavedSearch,
  type SavedSearchChange,
  type SearchAlert,
  toSavedSearch,
  toSavedSearchChangeDto,
  toSavedSearchForm,
} from './saved-search.mapper.ts';
import { savedSearchesKey } from './saved-search.queries.ts';

type Kept = readonly SavedSearch[];

export const createSavedSearchMutations = (api: ApiClient) => ({
  create: () =>
    mutationOptions({
      mutationFn: (search: SearchAlert) =>
        unwrap(api.POST('/client/saved-searches', { body: toSavedSearchForm(search) })),
      onSuccess: (_answer, _search, _before, { client }) => client.invalidateQueries({ queryKey: savedSearchesKey }),
    }),
  change: () =>
    mutationOptions({
      mutationFn: async ({ id, change }: { id: number; change: SavedSearchChange }) => {
        const asked = { params: { path: { id } }, body: toSavedSearchChangeDto(change) };
        return toSavedSearch((await unwrap(api.PATCH('/client/saved-searches/{id}', asked))).saved_search);
      },
      onSuccess: (search, _asked, _before, { client }) =>
        client.setQueryData<Kept>(savedSearchesKey, (kept) =>
          kept?.map((each) => (each.id === search.id ? search : each)),
        ),
    }),
  remove: () =>
    mutationOptions({
      mutationFn: ({ id }: Pick<SavedSearch, 'id'>) =>
        unwrap(api.DELETE('/client/saved-searches/{id}', { params: { path: { id } } })),
      // An answer to an earlier request would restore the deleted item.
      onMutate: (_search, { client }) => client.cancelQueries({ queryKey: savedSearchesKey }),
      onSuccess: (_answer, { id }, _before, { client }) =>
        client.setQueryData<Kept>(savedSearchesKey, (kept) => kept?.filter((each) => each.id !== id)),
    }),
});

export type SavedSearchMutations = ReturnType<typeof createSavedSearchMutations>;
