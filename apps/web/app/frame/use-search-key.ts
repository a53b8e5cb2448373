import { titleFieldId } from '@awaj/features/search';
import { useNavigate } from 'react-router';
import { sidebarFormId } from '../features/lists/form-ids.ts';
import { useKeys } from '../use-keys.ts';

/**
 * The key / leads to the search: beside the list, in the drawer where there is none, or on the page that has one. Where
 * somebody is at one thing, such as a form, it does nothing.
 */
export function useSearchKey(path: string, isOn: boolean): void {
  const navigate = useNavigate();
  const search = () => {
    const field = document.getElementById(titleFieldId(sidebarFormId));
    if (field?.checkVisibility()) field.focus();
    else void navigate(path);
  };
  useKeys(isOn ? { '/': search } : {});
}
