import { titleFieldId } from '@awaj/features/search';
import { useNavigate } from 'react-router';
import { sidebarFormId } from '../features/lists/form-ids.ts';
import { useKeys } from '../use-keys.ts';
import { useSearchPath } from './use-search-path.ts';

/** The key / leads to the search: beside the list, in the drawer where there is none, or on the page that has one. */
export function useSearchKey(): void {
  const navigate = useNavigate();
  const path = useSearchPath();
  const search = () => {
    const field = document.getElementById(titleFieldId(sidebarFormId));
    if (field?.checkVisibility()) field.focus();
    else void navigate(path);
  };
  useKeys({ '/': search });
}
