import { buildSite } from '../newsroom/site.ts';
import type { SiteSlug } from '../newsroom/site-list.ts';
import { createTestSandbox } from './test-sandbox.ts';

/** One site of its own sandbox, requested without a port. */
export function createTestSite(slug: SiteSlug) {
  const { world, app } = createTestSandbox();
  const site = buildSite(world, slug);
  return {
    world,
    site,
    switchOn: (payload: object) => app.inject({ method: 'PUT', url: `/control/faults/${slug}`, payload }),
    get: (url: string, headers: Record<string, string> = {}) => site.inject({ url, headers }),
    close: () => Promise.all([site.close(), app.close()]),
  };
}
