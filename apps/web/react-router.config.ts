import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // All routes are known from the start: found out one by one, each new page of a list would ask for them.
  routeDiscovery: { mode: 'initial' },
  // The loaders of the browser are a line each, and would come as files of their own.
  splitRouteModules: false,
} satisfies Config;
