import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '../http/contract.ts';

export const answersFile = join(import.meta.dirname, '..', '..', 'reports', 'answers.txt');

/** A file in which each test process notes the answers that it has seen and checked against the contract. */
export class SeenAnswers {
  readonly #file: string;
  readonly #noted = new Set<string>();

  constructor(file: string) {
    this.#file = file;
  }

  note(id: string, status: number): void {
    const line = `${id} ${status}`;
    if (this.#noted.has(line)) return;
    this.#noted.add(line);
    appendFileSync(this.#file, `${line}\n`);
  }

  /** The answers that the contract promises and no test has seen. */
  missing(): string[] {
    const seen = new Set(existsSync(this.#file) ? readFileSync(this.#file, 'utf8').split('\n') : []);
    const promised = [...contract.values()].flatMap(({ operationId, responses }) =>
      Object.keys(responses).map((status) => `${operationId} ${status === 'default' ? 500 : status}`),
    );
    return promised.filter((answer) => !seen.has(answer));
  }
}
