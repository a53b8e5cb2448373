import { titleFieldId } from '@awaj/features/search';
import { useLocale } from '@awaj/i18n/react';
import { pathsIn } from '../../address/paths.ts';
import { useOpenPage } from '../../boot/use-open-page.ts';
import { sidebarFormId } from '../search-form-ids.ts';
import { useShortcutHelp } from './ShortcutHelp.tsx';
import { useShortcuts } from './use-shortcuts.ts';

/**
 * / goes to the search: beside the list, in the drawer, or on the page that has one. g and a letter open a list. ?
 * lists all shortcuts. On pages for a single task, such as a form, they are off.
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
