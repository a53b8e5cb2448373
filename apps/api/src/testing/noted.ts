import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A file in which all test processes note what they see, for a check at the end of the run. */
export class Noted {
  readonly #file: string;
  readonly #known = new Set<string>();

  constructor(name: string) {
    this.#file = join(import.meta.dirname, '..', '..', 'reports', `${name}.txt`);
  }

  forget(): void {
    mkdirSync(dirname(this.#file), { recursive: true });
    rmSync(this.#file, { force: true });
  }

  /** Each process notes a line once, or one line of those with the same key. */
  note(line: string, key = line): void {
    if (this.#known.has(key)) return;
    this.#known.add(key);
    appendFileSync(this.#file, `${line}\n`);
  }

  /** Each line once. */
  lines(): Set<string> {
    const text = existsSync(this.#file) ? readFileSync(this.#file, 'utf8').trim() : '';
    return new Set(text === '' ? [] : text.split('\n'));
  }
}
