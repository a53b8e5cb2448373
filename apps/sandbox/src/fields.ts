/** A parsed body. From a form, a number is text. */
export type Fields = Readonly<Record<string, unknown>>;

export function readFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** Null if absent or blank, as in a form. */
export function readText(fields: Fields, name: string): string | null {
  const value = fields[name];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : null;
}

/** A whole number from 0. */
export function readCount(fields: Fields, name: string): number | null {
  const text = readText(fields, name);
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

export function readFlag(fields: Fields, name: string): boolean {
  return [true, 'true', 'on', '1'].some((yes) => yes === fields[name]);
}
