import { messageOf } from '../../../http/errors.ts';
import { DocumentFault } from './adapter.ts';

const deepest = 60;

/** Parses JSON. The fault says whether the text is truncated or invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const end = text.trimEnd().at(-1) ?? '';
    if (text.trim() === '') throw new DocumentFault('no-text');
    if (text.trimStart().startsWith('<')) throw new DocumentFault('other-format', 'it is a web page instead of JSON');
    if (!'}]"'.includes(end)) throw new DocumentFault('incomplete');
    throw new DocumentFault('damaged', messageOf(error));
  }
}

/** Finds values that no notice may contain: infinite numbers and endless nesting. */
export function oddityIn(value: unknown, path = '', depth = 0): string | null {
  if (typeof value === 'number' && !Number.isFinite(value)) return `${path || 'it'} is too large a number`;
  if (typeof value !== 'object' || value === null) return null;
  if (depth > deepest) return 'it is nested too deeply';
  for (const [name, each] of Object.entries(value)) {
    const found = oddityIn(each, path === '' ? name : `${path}.${name}`, depth + 1);
    if (found !== null) return found;
  }
  return null;
}

/** Returns the value at a path such as "data.items" or "lots.0.title". Undefined if there is none. */
export function valueAt(value: unknown, path: string): unknown {
  let at: unknown = value;
  for (const name of path.split('.').filter((part) => part !== '')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, name)) return undefined;
    at = Object.entries(at).find(([key]) => key === name)?.[1];
  }
  return at;
}

export const textAt = (value: unknown, path: string): string | null => {
  const found = valueAt(value, path);
  if (typeof found === 'number' && Number.isFinite(found)) return String(found);
  return typeof found === 'string' && found.trim() !== '' ? found.trim() : null;
};

/** Returns the list at a path. Throws for null, which is a fault of the source and not an empty list. */
export function listAt(value: unknown, path: string): readonly unknown[] {
  const found = path === '' ? value : valueAt(value, path);
  if (Array.isArray(found)) return found;
  const what = found === null ? 'null' : found === undefined ? 'nothing' : `a ${typeof found}`;
  throw new DocumentFault('other-format', `there is ${what} instead of the list "${path}"`);
}
