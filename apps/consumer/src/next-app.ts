import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Place } from './run.ts';

/** A server component that imports every component by name, and the provider of texts. */
export async function writeEveryPage({ cwd }: Place, components: readonly string[]): Promise<void> {
  const imports = components.map((name) => `import * as ${name} from '@awaj/ui/${name}';`);
  const texts = `import { TranslationsProvider } from '@awaj/i18n/react';`;
  const page = `export default () => <ul>{[...[${components}], TranslationsProvider].map((each, at) => each && <li key={at}>{names[at]}</li>)}</ul>;`;
  const folder = join(cwd, 'app', 'every');
  await mkdir(folder);
  await writeFile(
    join(folder, 'page.jsx'),
    [...imports, texts, `const names = '${components},TranslationsProvider'.split(',');`, page].join('\n'),
  );
}

/** Serves the build as in production. */
export async function startNext({ cwd, env }: Place): Promise<AsyncDisposable & { url: string }> {
  const next = join(cwd, 'node_modules', 'next', 'dist', 'bin', 'next');
  const server = spawn(process.execPath, [next, 'start', '--hostname', '127.0.0.1', '--port', '0'], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const [address] = /http:\/\/127\.0\.0\.1:[1-9]\d*/.exec(output) ?? [];
      if (address) resolve(address);
    });
    server.once('close', () => reject(new Error(`Next.js did not start:\n${output}`)));
  });
  return {
    url,
    async [Symbol.asyncDispose]() {
      const closed = once(server, 'close');
      server.kill();
      await closed;
    },
  };
}
