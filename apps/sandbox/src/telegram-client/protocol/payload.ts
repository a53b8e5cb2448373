export type Payload = Readonly<Record<string, unknown>>;

/** Apps may post anything: a payload that is not an object counts as empty. */
export function readPayload(value: unknown): Payload {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

export function readText(payload: Payload, field: string): string | null {
  const value = payload[field];
  return typeof value === 'string' ? value : null;
}

export function readFlag(payload: Payload, field: string): boolean | null {
  const value = payload[field];
  return typeof value === 'boolean' ? value : null;
}

export function readRgb(payload: Payload, field: string): string | null {
  const value = readText(payload, field);
  return value !== null && /^#[\da-f]{6}$/i.test(value) ? value.toLowerCase() : null;
}
