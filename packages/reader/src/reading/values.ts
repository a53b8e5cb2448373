import type { Reading } from './reading.ts';

type Field = Exclude<keyof Reading, 'unreadable'>;

/** The fields of a reading, in their order. */
export const fieldNames = [
  ...(['language', 'type', 'title', 'buyer', 'number', 'published_on'] as const),
  ...(['closes_at', 'closes_on', 'opens_at', 'opens_on', 'rule'] as const),
  ...(['bond_birr', 'bond_percent', 'document_price_birr', 'category', 'region', 'phones'] as const),
] satisfies readonly Field[];

export type FieldName = (typeof fieldNames)[number];

/** The values without their evidence; phones is a list, every other field one value or null. */
export function valuesOf(reading: Reading): Record<FieldName, unknown> {
  const entries = fieldNames.map((name) => {
    const field = reading[name];
    return [name, field && 'value' in field ? field.value : (field?.map(({ value }) => value) ?? null)];
  });
  return Object.fromEntries(entries);
}
