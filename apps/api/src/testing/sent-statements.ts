import { deserialize, serialize } from 'node:v8';
import { Noted } from './noted.ts';

export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

const noted = new Noted('statements');

const kindOf = (value: unknown): string =>
  Array.isArray(value) ? `[${[...new Set(value.map(kindOf))]}]` : Object.prototype.toString.call(value);

/** The statements that PostgreSQL has accepted from tests: each once for each combination of kinds of parameters. */
export const sentStatements = {
  forget: () => noted.forget(),
  note({ sql, parameters }: Statement): void {
    noted.note(serialize({ sql, parameters }).toString('base64'), `${sql} ${parameters.map(kindOf)}`);
  },
  list: (): Statement[] => [...noted.lines()].map((line) => deserialize(Buffer.from(line, 'base64'))),
};
