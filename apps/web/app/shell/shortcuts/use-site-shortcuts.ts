import { titleFieldId } from '@awaj/features/search';
import { useOpenPage } from '../../boot/use-open-page.ts';
import { sidebarFormId } from '../search-form-ids.ts';
import { useShortcutHelp } from './ShortcutHelp.tsx';
import { useShortcuts } from './use-shortcuts.ts';

/**
 * The key / leads to the search: beside the list, in the drawer where there is none, or on the page that has one. ? tells
 * of all keys. Where somebody is at one thing, such as a form, they do nothing.
 */
export function useSiteShortcuts(searchPath: string, isOn: boolean): void {
  const openPage = useOpenPage();
  const help = useShortcutHelp();
  const search = () => {
    const field = document.getElementById(titleFieldId(sidebarFormId));
    if (field?.checkVisibility()) field.focus();
    else void openPage(searchPath);
  };
  useShortcuts(isOn ? { '/': search, '?': help } : {});
}
