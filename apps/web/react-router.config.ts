import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // All routes are known from the start; discovered one by one, each new page of a list would request them.
  routeDiscovery: { mode: 'initial' },
  // The client loaders are one line each and would become separate files.
  splitRouteModules: false,
} satisfies Config;
