import { type Command, InvalidArgumentError } from 'commander';
import type { Names } from '../modules/catalog/names/stored-names.ts';

const shape = /^(?:([a-z]{2,3})=)?(.*)$/s;

/** Parses "am=አፋር", or "Afar" for English. The option can be given once for each language. */
function nameFrom(text: string, before: Names = {}): Names {
  const [, language = 'en', name = ''] = shape.exec(text) ?? [];
  if (name.trim() === '') throw new InvalidArgumentError('It is empty.');
  if (language in before) throw new InvalidArgumentError(`Give one name for each language; "${language}" has two.`);
  return { ...before, [language]: name.trim() };
}

const meaning = 'such as "Afar", or am=አፋር for another language; can be repeated';

export const withNames = (command: Command): Command => command.option('--name <name>', meaning, nameFrom);

export const withSomeName = (command: Command): Command => command.requiredOption('--name <name>', meaning, nameFrom);

/** Prints all names on one line: "Afar, am: አፋር". */
export const namesOnOneLine = ({ en, ...others }: Names): string =>
  [...(en === undefined ? [] : [en]), ...Object.entries(others).map(([language, name]) => `${language}: ${name}`)].join(
    ', ',
  );

/** Makes the slug for addresses and files from an English name. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
