import { readdirSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ts': 'text/javascript; charset=utf-8',
};

interface BrowserFiles {
  /** The address prefix of the folders. */
  prefix: string;
  root: string;
  folders: readonly string[];
}

function isServed(file: string): boolean {
  return extname(file) in contentTypes && !file.endsWith('.test.ts');
}

function createReader(path: string): () => Promise<string> {
  let cached = { modified: -1, text: '' };
  return async () => {
    const { mtimeMs: modified } = await stat(path);
    if (modified !== cached.modified) {
      const source = await readFile(path, 'utf8');
      cached = { modified, text: extname(path) === '.ts' ? stripTypeScriptTypes(source) : source };
    }
    return cached.text;
  };
}

/**
 * Serves style sheets, and TypeScript modules with their types blanked out. There is no build: relative imports name
 * `.ts` files, which the browser then requests.
 */
export function serveBrowserFiles(app: FastifyInstance, { prefix, root, folders }: BrowserFiles): void {
  for (const folder of folders) {
    for (const file of readdirSync(join(root, folder)).filter(isServed)) {
      const read = createReader(join(root, folder, file));
      app.get(`${prefix}/${folder}/${file}`, async (_request, reply) =>
        reply
          .type(contentTypes[extname(file)] ?? '')
          .header('cache-control', 'no-cache')
          .send(await read()),
      );
    }
  }
}
