import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Route {
  path?: string;
  module: string;
  imports?: readonly string[];
}

const written = /window\.__reactRouterManifest=(\{.*\});?$/s;

/** React Router's route manifest, from the script that the built page names. */
function routesOf(page: string, folder: string): readonly Route[] {
  const file = /\/assets\/manifest-\w+\.js/.exec(page)?.[0];
  const text = file && written.exec(readFileSync(join(folder, file), 'utf8'))?.[1];
  if (!text) throw new Error('The built page names no manifest of its routes.');
  const manifest: { routes: Record<string, Route> } = JSON.parse(text);
  return Object.values(manifest.routes);
}

function fits({ path }: Route, segments: readonly string[]): boolean {
  const parts = path?.split('/') ?? [];
  return parts.length === segments.length && parts.every((part, at) => part.startsWith(':') || part === segments[at]);
}

/**
 * Preloads a page's scripts in the document's head. Otherwise they would be requested only after the first scripts have
 * run, which takes another round trip on a slow network.
 */
export function createRoutePreloads(page: string, folder: string): (path: string) => string {
  const routes = routesOf(page, folder);
  return (path) => {
    const route = routes.find((each) => fits(each, path.split('/').filter(Boolean)));
    if (!route) return '';
    const files = [route.module, ...(route.imports ?? [])];
    const missing = new Set(files.filter((file) => !page.includes(`href="${file}"`)));
    return [...missing].map((file) => `<link rel="modulepreload" href="${file}">`).join('');
  };
}
