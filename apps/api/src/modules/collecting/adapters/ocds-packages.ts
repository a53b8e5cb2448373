import { isJsonObject } from '../json-object.ts';
import { DocumentFault, type RawDocument } from './adapter.ts';
import { decode } from './document-text.ts';
import { parseJson, textAt } from './json-parts.ts';

/** Reads a document that is one package, a list of packages, or has one package on each line. */
export function packagesOf(document: RawDocument): unknown[] {
  const text = decode(document);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const areLines = lines.length > 1 && lines.every((line) => /^\s*\{.*\}\s*$/s.test(line));
  if (areLines) return lines.map(parseJson);
  const whole = parseJson(text);
  return Array.isArray(whole) ? whole : [whole];
}

const newest = (releases: readonly unknown[]): unknown =>
  releases
    .filter((release) => isJsonObject(release) && isJsonObject(release.tender))
    .toSorted((a, b) => (textAt(a, 'date') ?? '').localeCompare(textAt(b, 'date') ?? ''))
    .at(-1);

/**
 * Returns the compiled release of a record, or the newest of its releases. Links to releases elsewhere are not
 * followed.
 */
function ofRecord(record: unknown): unknown {
  if (!isJsonObject(record)) return record;
  if (isJsonObject(record.compiledRelease)) return record.compiledRelease;
  return (Array.isArray(record.releases) ? newest(record.releases) : undefined) ?? record;
}

function ofPackage(each: unknown): readonly unknown[] {
  if (!isJsonObject(each)) throw new DocumentFault('other-format', 'it contains something other than objects');
  for (const name of ['releases', 'records'] as const) {
    const list = each[name];
    if (list === undefined) continue;
    if (!Array.isArray(list))
      throw new DocumentFault('other-format', `"${name}" is ${list === null ? 'null' : 'no list'}`);
    return name === 'records' ? list.map(ofRecord) : list;
  }
  if (typeof each.ocid === 'string') return [ofRecord(each)];
  throw new DocumentFault('other-format', 'it has neither releases nor records');
}

export const releasesOf = (document: RawDocument): unknown[] => packagesOf(document).flatMap(ofPackage);
