import fc from 'fast-check';
import { hostile } from './arbitrary-request.ts';

type Path = readonly string[];

const isNode = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Lists the paths of all places in a value, the root included. */
const pathsOf = (value: unknown, path: Path = []): Path[] => [
  path,
  ...(isNode(value) ? Object.entries(value).flatMap(([key, each]) => pathsOf(each, [...path, key])) : []),
];

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((node, key) => (isNode(node) ? node[key] : undefined), value);

function put(value: unknown, [key, ...rest]: Path, change: unknown): unknown {
  if (key === undefined) return change;
  if (!isNode(value)) return value;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...value };
  (copy as Record<string, unknown>)[key] = put((copy as Record<string, unknown>)[key], rest, change);
  return copy;
}

interface Changing {
  /**
   * Replaces texts only, and only by other texts. Meant for senders that keep the form but pass on what people type.
   */
  ofTextsOnly?: boolean;
}

/** Generates the value with hostile values in up to three places. `undefined` means that the place is left out. */
export function arbitrarilyChanged(value: unknown, { ofTextsOnly = false }: Changing = {}): fc.Arbitrary<unknown> {
  const paths = pathsOf(value).filter((path) => !ofTextsOnly || typeof at(value, path) === 'string');
  const others = ofTextsOnly
    ? hostile.filter((other) => typeof other === 'string')
    : fc.option(hostile, { nil: undefined });
  const changes = paths.map((path) => others.map((other) => ({ path, other })));
  return fc
    .array(fc.oneof(...changes), { minLength: 1, maxLength: 3 })
    .map((chosen) => chosen.reduce((changed, { path, other }) => put(changed, path, other), value));
}
