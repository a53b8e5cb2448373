import { localizedPath } from '@awaj/domain/navigation';
import type { Locale } from '@awaj/i18n';

/** The only author of addresses in the web app. */
export const pathsIn = (locale: Locale) => {
  const at = (path: string) => localizedPath(path, locale);
  return {
    home: () => at('/'),
    tenders: () => at('/tenders'),
    tender: (id: number) => at(`/tender/${id}`),
  };
};
