import { localizedPath, type RouteRule, routeRules } from '@awaj/domain/navigation';
import { type Locale, locales } from '@awaj/i18n';
import { personalPages } from '../address/personal-pages.ts';
import { siteAddress } from '../seo/page-meta.ts';

/** Excludes pages of members, which show strangers nothing, and personal links. */
const isHidden = ({ app, audience, id }: RouteRule): boolean =>
  app === 'web' && (audience === 'member' || personalPages.includes(id));
const hidden = routeRules.filter(isHidden).map(({ pattern }) => pattern);

/** The prefix of all addresses of a page in a language. */
const startOf = (pattern: string, locale: Locale): string => localizedPath(pattern, locale).replace(/:.*/, '');

export function loader(): Response {
  const disallowed = locales.flatMap((locale) => hidden.map((pattern) => `Disallow: ${startOf(pattern, locale)}`));
  const lines = ['User-agent: *', ...disallowed, '', `Sitemap: ${siteAddress('/sitemap.xml')}`, ''];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
