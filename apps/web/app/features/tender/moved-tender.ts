import type { TenderDetail } from '@awaj/features/tender';
import type { Locale } from '@awaj/i18n';
import { redirect, replace } from 'react-router';
import { pathsIn } from '../../address/paths.ts';

/** Search engines move their entry. Browsers ask again, because a merge can be undone. */
const moved = { status: 301, headers: { 'Cache-Control': 'no-cache' } };

/** A redirect to the tender that this one was merged into; null if it was not merged. */
export function movedTo(asked: string, { id }: Pick<TenderDetail, 'id'>, locale: Locale): Response | null {
  if (Number(asked) === id) return null;
  const path = pathsIn(locale).tender(id);
  return import.meta.env.SSR ? redirect(path, moved) : replace(path);
}
