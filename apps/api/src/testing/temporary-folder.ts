import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';

/** Creates a folder for the files of one test file. */
export function temporaryFolder() {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'awaj-test-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  return {
    folder: () => folder,
    fileOf(name: string, content: string | Buffer): string {
      const file = join(folder, name);
      writeFileSync(file, content);
      return file;
    },
  };
}
