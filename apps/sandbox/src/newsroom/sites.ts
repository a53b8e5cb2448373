import type { World } from '../world.ts';
import { buildSite } from './site.ts';
import { siteSlugs } from './site-list.ts';

/** Takes the index of a site in the list, and listens on a port. */
type OnPort = (place: number, listen: (port: number) => Promise<string>) => Promise<string>;

/** All sites, each with a server of its own. */
export function buildSites(world: World) {
  const servers = siteSlugs.map((slug) => ({ slug, app: buildSite(world, slug) }));
  return {
    async listen(host: string, onPort: OnPort): Promise<void> {
      for (const [place, { slug, app }] of servers.entries())
        world.siteOrigins.set(slug, await onPort(place, (port) => app.listen({ port, host })));
    },
    close: () => Promise.all(servers.map(({ app }) => app.close())),
  };
}
