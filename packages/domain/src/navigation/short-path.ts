/** The pages that an SMS leads to, where every letter counts: /t/4120 is /tender/4120. */
const pages = [
  { long: '/tender', short: '/t', hasId: true },
  { long: '/myfeed', short: '/f', hasId: false },
  { long: '/saved', short: '/s', hasId: false },
  { long: '/settings/searches', short: '/a', hasId: false },
] as const;

type Side = 'long' | 'short';

function replaceStart(path: string, from: Side, to: Side): string | null {
  for (const { hasId, ...starts } of pages) {
    const start = new RegExp(`^${starts[from]}(?=${hasId ? '/\\d{1,15}' : ''}(?:[?#]|$))`, 'i');
    if (start.test(path)) return path.replace(start, starts[to]);
  }
  return null;
}

/** The page that a short address leads to, or null where it is none. */
export const longPath = (path: string): string | null => replaceStart(path, 'short', 'long');

/** The short address of a page that has one; any other keeps its own. */
export const shortPath = (path: string): string => replaceStart(path, 'long', 'short') ?? path;
