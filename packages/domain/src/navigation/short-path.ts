/** Pages that an SMS links to with a short address: /t/4120 is /tender/4120. */
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

/** The full path of a short address, or null. */
export const longPath = (path: string): string | null => replaceStart(path, 'short', 'long');

/** The short address of a page, or its own if it has none. */
export const shortPath = (path: string): string => replaceStart(path, 'long', 'short') ?? path;
