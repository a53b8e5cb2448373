import { compile } from 'css-select';
import { messageOf } from '../../../http/errors.ts';
import { columnNames } from '../import/notice/notice-columns.ts';
import type { ColumnName } from '../import/notice/notice-values.ts';
import { isJsonObject } from '../json-object.ts';

/** An invalid configuration, explained in a sentence for its author. */
export class ConfigFault extends Error {}

/** Reads one value of a configuration, or throws a `ConfigFault`. */
export type Read<Value> = (value: unknown, name: string) => Value;

export type Shape<Config> = { readonly [Name in keyof Config]-?: Read<Config[Name]> };

const wrong = (name: string, rule: string): never => {
  throw new ConfigFault(`"${name}" ${rule}.`);
};

export const text: Read<string> = (value, name) =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : wrong(name, 'must be a text');

export const optional =
  <Value>(read: Read<Value>): Read<Value | undefined> =>
  (value, name) =>
    value === undefined || value === null ? undefined : read(value, name);

export const withStandard =
  <Value>(standard: Value, read: Read<Value>): Read<Value> =>
  (value, name) =>
    value === undefined || value === null ? standard : read(value, name);

export const number =
  (least: number, most: number): Read<number> =>
  (value, name) =>
    typeof value === 'number' && value >= least && value <= most
      ? value
      : wrong(name, `must be a number from ${least} to ${most}`);

/** Reads a web address. {cursor} in it is replaced by the cursor. */
export const address: Read<string> = (value, name) => {
  const url = text(value, name);
  return /^https?:\/\//.test(url) && URL.canParse(url) ? url : wrong(name, 'must be an http or https address');
};

export const listOf =
  <Value>(read: Read<Value>): Read<readonly Value[]> =>
  (value, name) =>
    Array.isArray(value) && value.length > 0 ? value.map((each) => read(each, name)) : [read(value, name)];

export const selector: Read<string> = (value, name) => {
  const css = text(value, name);
  try {
    compile(css);
    return css;
  } catch (error) {
    return wrong(name, `is not a CSS selector: ${messageOf(error)}`);
  }
};

/** Reads an object whose values are texts, such as column names. */
export const texts: Read<Readonly<Record<string, string>>> = (value, name) =>
  isJsonObject(value)
    ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, text(each, `${name}.${key}`)]))
    : wrong(name, 'must be an object whose values are texts');

const known = new Set<string>(columnNames);

/** Maps fields of the source to columns of an import. `text` is the notice itself, which the reader reads. */
export const columnsFrom: Read<Readonly<Partial<Record<ColumnName | 'text', string>>>> = (value, name) => {
  const map = texts(value, name);
  const other = Object.keys(map).find((key) => key !== 'text' && !known.has(key));
  return other === undefined
    ? map
    : wrong(name, `has "${other}", which is not a column; the columns are ${[...known].join(', ')}`);
};

/** Reads an object and refuses unknown fields. */
export function readShape<Config>(shape: Shape<Config>, value: unknown, name = 'config'): Config {
  if (!isJsonObject(value)) return wrong(name, 'must be an object');
  const names = Object.keys(shape) as (keyof Config & string)[];
  const other = Object.keys(value).find((each) => !names.some((known) => known === each));
  if (other !== undefined) wrong(other, `is not a known field; the fields are ${names.join(', ')}`);
  const config: Partial<Config> = {};
  for (const each of names) config[each] = shape[each](value[each], each);
  return config as Config;
}

export const objectOf =
  <Config>(shape: Shape<Config>): Read<Config> =>
  (value, name) =>
    readShape(shape, value, name);
