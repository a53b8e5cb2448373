import { titleFieldId } from '@awaj/features/search';
import { sidebarFormId } from '../features/lists/form-ids.ts';
import { useKeys } from '../use-keys.ts';
import { useKeyHelp } from './KeyHelp.tsx';
import { useOpenPage } from './use-open-page.ts';

/**
 * The key / leads to the search: beside the list, in the drawer where there is none, or on the page that has one. ? tells
 * of all keys. Where somebody is at one thing, such as a form, they do nothing.
 */
export function useFrameKeys(searchPath: string, isOn: boolean): void {
  const openPage = useOpenPage();
  const help = useKeyHelp();
  const search = () => {
    const field = document.getElementById(titleFieldId(sidebarFormId));
    if (field?.checkVisibility()) field.focus();
    else void openPage(searchPath);
  };
  useKeys(isOn ? { '/': search, '?': help } : {});
}
