import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { rolldown } from 'rolldown';

const brotli = promisify(brotliCompress);

export interface Size {
  name: string;
  bytes: number;
}

export interface Sizes {
  components: Size[];
  styles: number;
}

const limits = { median: 2 * 1024, styles: 25 * 1024 };

const compressed = async (text: string | Buffer): Promise<number> => (await brotli(text)).length;

/**
 * The code of an app that imports only this entry, with its dependencies but without React, which the app has anyway.
 */
async function measureEntry(path: string): Promise<Size> {
  await using bundle = await rolldown({
    input: path,
    logLevel: 'silent',
    platform: 'browser',
    external: /^react(-dom)?($|\/)/,
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  });
  const { output } = await bundle.generate({ minify: true, codeSplitting: false });
  return { name: basename(path, '.js'), bytes: await compressed(output[0].code) };
}

export async function measure(dist: string): Promise<Sizes> {
  const entries = globSync('[A-Z]*.js', { cwd: dist }).filter((file) => /^[A-Za-z]+\.js$/.test(file));
  const components: Size[] = [];
  for (const entry of entries) components.push(await measureEntry(join(dist, entry)));
  components.sort((one, other) => other.bytes - one.bytes);
  return { components, styles: await compressed(await readFile(join(dist, 'styles.css'))) };
}

export function median(sizes: readonly Size[]): number {
  const sorted = sizes.map(({ bytes }) => bytes).sort((one, other) => one - other);
  const [low = Number.NaN, high = low] = sorted.slice(Math.floor((sorted.length - 1) / 2)).slice(0, 2);
  return sorted.length % 2 === 1 ? low : (low + high) / 2;
}

/** Sentences about what is too large; empty if nothing is. */
export function excesses({ components, styles }: Sizes): string[] {
  const found = { 'The median component': [median(components), limits.median], 'styles.css': [styles, limits.styles] };
  return Object.entries(found)
    .filter(([, [bytes = 0, limit = 0]]) => !(bytes <= limit))
    .map(([name, [bytes, limit]]) => `${name} has ${bytes} bytes; ${limit} are allowed.`);
}
