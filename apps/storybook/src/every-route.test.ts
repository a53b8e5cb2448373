import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchPath } from 'react-router';
import { describe, expect, it } from 'vitest';
import { screenRoutes } from '../route-maps.ts';

/** The addresses that the stories of an app open, read from their source. */
function pathsIn(folder: string): string[] {
  const files = globSync(join(import.meta.dirname, folder, '*.stories.tsx'));
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bpath: '([^'?#]+)/g)].map(([, path = '']) => path),
  );
}

const isOpened = (pattern: string, paths: readonly string[]) =>
  pattern === '*'
    ? paths.some((path) => path.startsWith('/no/such/'))
    : paths.some((path) => matchPath({ path: `/${pattern}`, caseSensitive: true }, path) !== null);

/** Every page of the website has a route for each further language, with the same screen. */
const isOfOtherLanguage = (path: string) => /^(en|am)\//.test(path);

describe.each([
  ['website', screenRoutes.website.routes],
  ['mini', screenRoutes.miniApp.routes],
])('the stories of %s', (folder, routes) => {
  const patterns = routes.map(({ path = '' }) => path).filter((path) => !isOfOtherLanguage(path));

  it.each(patterns)('open the route "%s"', (pattern) => {
    expect(isOpened(pattern, pathsIn(folder))).toBe(true);
  });
});
