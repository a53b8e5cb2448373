// The route maps of both apps, imported from the apps, so that a new route is here too.
import { join } from 'node:path';
import miniRoutes from '@awaj/mini/app/routes.ts';
import webRoutes from '@awaj/web/app/routes.ts';
import type { Plugin } from 'vite';

interface Route {
  id?: string;
  path?: string;
  index?: boolean;
  file: string;
}

const folderOf = (app: 'web' | 'mini') => join(import.meta.dirname, '..', app, 'app');

/** Files for programs, such as robots.txt, are not screens. */
const isScreen = ({ file }: Route) => file.endsWith('.tsx');

export const screenRoutes = {
  website: { folder: folderOf('web'), routes: webRoutes.filter(isScreen) },
  miniApp: { folder: folderOf('mini'), routes: miniRoutes.filter(isScreen) },
} satisfies Record<string, { folder: string; routes: Route[] }>;

const load = (folder: string, file: string) => `() => import(${JSON.stringify(join(folder, file))})`;

function mapOf({ folder, routes }: { folder: string; routes: Route[] }): string {
  const entries = routes.map(({ id, path, index, file }) => {
    const place = index ? 'index: true' : `path: ${JSON.stringify(path)}`;
    return `{ id: ${JSON.stringify(id ?? file)}, ${place}, load: ${load(folder, file)} }`;
  });
  return `{ root: ${load(folder, 'root.tsx')}, routes: [${entries.join(',\n')}] }`;
}

const file = join(import.meta.dirname, 'src', 'screen', 'route-maps.ts');

/** Passes the maps to the browser, which loads each route with the first story that shows it. */
export const routeMaps: Plugin = {
  name: 'route-maps',
  enforce: 'pre',
  load: (id) =>
    id === file
      ? Object.entries(screenRoutes)
          .map(([app, map]) => `export const ${app} = ${mapOf(map)};`)
          .join('\n')
      : undefined,
};
