import type { Config } from '@react-router/dev/config';

// All routes are known from the start: found out one by one, each new page of a list would ask for them.
export default { ssr: true, splitRouteModules: false, routeDiscovery: { mode: 'initial' } } satisfies Config;
