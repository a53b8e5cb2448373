import { titleFieldId } from '@awaj/features/search';
import { useNavigate } from 'react-router';
import { sidebarFormId } from '../features/lists/form-ids.ts';
import { useKeys } from '../use-keys.ts';
import { useKeyHelp } from './KeyHelp.tsx';

/**
 * The key / leads to the search: beside the list, in the drawer where there is none, or on the page that has one. ? tells
 * of all keys. Where somebody is at one thing, such as a form, they do nothing.
 */
export function useFrameKeys(searchPath: string, isOn: boolean): void {
  const navigate = useNavigate();
  const help = useKeyHelp();
  const search = () => {
    const field = document.getElementById(titleFieldId(sidebarFormId));
    if (field?.checkVisibility()) field.focus();
    else void navigate(searchPath);
  };
  useKeys(isOn ? { '/': search, '?': help } : {});
}
