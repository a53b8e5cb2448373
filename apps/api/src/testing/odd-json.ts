const nested = (depth: number): [string, string][] => [
  [`lists ${depth} deep`, '['.repeat(depth) + ']'.repeat(depth)],
  [`objects ${depth} deep`, `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`],
];

/** JSON that JavaScript values cannot express, keyed by the placeholder that stands for it in a body. */
const oddJson = new Map([['a number beyond numbers', '1e400'], ...[30, 31, 33, 1_000, 5_000].flatMap(nested)]);

export const oddNames = [...oddJson.keys()];

export const toOddJson = (body: unknown): string =>
  [...oddJson].reduce((json, [name, odd]) => json.replaceAll(`"${name}"`, odd), JSON.stringify(body));
