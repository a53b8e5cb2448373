import { titleFieldId } from '@awaj/features/search';
import { useLocale } from '@awaj/i18n/react';
import { pathsIn } from '../../address/paths.ts';
import { useOpenPage } from '../../boot/use-open-page.ts';
import { sidebarFormId } from '../search-form-ids.ts';
import { useShortcutHelp } from './ShortcutHelp.tsx';
import { useShortcuts } from './use-shortcuts.ts';

/**
 * The key / leads to the search: beside the list, in the drawer where there is none, or on the page that has one. g and a
 * letter lead to a list. ? tells of all keys. Where somebody is at one thing, such as a form, they do nothing.
 */
export function useSiteShortcuts(searchPath: string, isOn: boolean): void {
  const paths = pathsIn(useLocale());
  const openPage = useOpenPage();
  const help = useShortcutHelp();
  const go = (path: string) => () => void openPage(path);
  const search = () => {
    const field = document.getElementById(titleFieldId(sidebarFormId));
    if (field?.checkVisibility()) field.focus();
    else void openPage(searchPath);
  };
  const lists = { 'g t': go(paths.tenders()), 'g f': go(paths.page('/myfeed')), 'g s': go(paths.page('/saved')) };
  useShortcuts(isOn ? { ...lists, '/': search, '?': help } : {});
}
