import { readFile, stat } from 'node:fs/promises';
import { type Operation, UsageError } from './operation.ts';

/** Reads a named file that has at most `mostBytes` bytes. */
export async function readNamedFile({ pathOf }: Operation, name: string, mostBytes: number): Promise<Buffer> {
  const path = pathOf(name);
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw new UsageError(`There is no file ${name}.`);
  if (found.size > mostBytes)
    throw new UsageError(
      `${name} has ${found.size.toLocaleString('en')} bytes; at most ${mostBytes.toLocaleString('en')} are allowed.`,
    );
  return readFile(path);
}
