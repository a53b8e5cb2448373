import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';

export const folder = join(import.meta.dirname, '..');
const built = join(folder, 'storybook-static');

export interface Story {
  id: string;
  title: string;
  name: string;
  tags?: readonly string[];
}

interface Index {
  entries: Record<string, Story & { type: 'story' | 'docs' }>;
}

export function readStories(): Story[] {
  const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as Index;
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, tags = [] }) => ({ id, title, name, tags }));
}

/** The number of sheets of paper that it prints on, from a tag such as `sheets-1`. */
export function sheetsOf({ tags = [] }: Story): number | null {
  const [tag] = tags.filter((each) => each.startsWith('sheets-'));
  return tag ? Number(tag.slice('sheets-'.length)) : null;
}

/** Serves the built Storybook on a free port. */
export async function serveStorybook(): Promise<{ url: string; stop(): Promise<void> }> {
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { outDir: built },
    preview: { host: '127.0.0.1', port: 0, strictPort: false },
  });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('The built Storybook could not be served.');
  return { url, stop: () => server.close() };
}
