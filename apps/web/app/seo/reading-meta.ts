import { localeOfPath } from '@awaj/domain/navigation';
import type { Location, MetaDescriptor } from 'react-router';
import { translationsOf } from '../data/translations.ts';
import { pageMeta } from './page-meta.ts';
import { titleOf } from './page-title.ts';

type TextArea = 'about' | 'appPrivacy' | 'privacy' | 'refund' | 'terms';

/** A page for the apps has the canonical address of the website's page. */
export const whereFound = ({ pathname }: Location) => ({ pathname: pathname.replace(/\/app\/(?!privacy)/i, '/') });

/** In search results, a long text is described by its first sentence. */
export function readingMeta(args: { location: Location; error?: unknown }, area: TextArea): MetaDescriptor[] {
  const { areas } = translationsOf(localeOfPath(args.location.pathname));
  return pageMeta({ location: whereFound(args.location), title: titleOf(args), description: areas[area]?.lead ?? '' });
}
