import { localeOfPath } from '@awaj/domain/navigation';
import type { Locale } from '@awaj/i18n';
import { useLocation } from 'react-router';

/** The address alone decides the language of a page. */
export const localeOfRequest = (request: Request): Locale => localeOfPath(new URL(request.url).pathname);

export const usePageLocale = (): Locale => localeOfPath(useLocation().pathname);
