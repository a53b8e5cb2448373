import fc from 'fast-check';
import { hostile } from './arbitrary-request.ts';

type Path = readonly string[];

const isNode = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Where something stands in a value, itself included. */
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
  /** Only texts, to other texts: of a sender that is trusted with the form, and not with what people type. */
  ofTextsOnly?: boolean;
}

/** A value with odd things in some of its places, undefined for what is left out. */
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
