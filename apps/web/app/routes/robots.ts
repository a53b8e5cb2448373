import { localizedPath, routeRules } from '@awaj/domain/navigation';
import { locales } from '@awaj/i18n';
import { siteAddress } from '../seo.ts';

/** Pages of members have nothing for a stranger; personal links are nobody else's business. */
const personal = ['/free/', '/trial/', '/discount/'];
const ofMembers = routeRules
  .filter(({ app, audience }) => app === 'web' && audience === 'member')
  .map(({ pattern }) => pattern.replace(/:.*/, ''));

export function loader(): Response {
  const paths = [...new Set([...personal, ...ofMembers])];
  const disallowed = locales.flatMap((locale) => paths.map((path) => `Disallow: ${localizedPath(path, locale)}`));
  const lines = ['User-agent: *', ...disallowed, '', `Sitemap: ${siteAddress('/sitemap.xml')}`, ''];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
