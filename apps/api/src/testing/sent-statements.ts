import { deserialize, serialize } from 'node:v8';
import { Noted } from './noted.ts';

export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

const noted = new Noted('statements');
const known = new Set<string>();

const kindOf = (value: unknown): string =>
  Array.isArray(value) ? `[${[...new Set(value.map(kindOf))]}]` : Object.prototype.toString.call(value);

/** The statements that PostgreSQL has accepted from tests: each once for each combination of kinds of parameters. */
export const sentStatements = {
  forget: () => noted.forget(),
  note({ sql, parameters }: Statement): void {
    const key = `${sql} ${parameters.map(kindOf)}`;
    if (known.has(key)) return;
    known.add(key);
    noted.note(serialize({ sql, parameters }).toString('base64'));
  },
  list: (): Statement[] => [...noted.lines()].map((line) => deserialize(Buffer.from(line, 'base64'))),
};
