let callers = 0;

/** Each caller has an address of their own, because calls are limited by address. */
export function nextCaller(): { 'x-forwarded-for': string } {
  callers = (callers + 1) % 65_536;
  return { 'x-forwarded-for': `10.2.${callers >> 8}.${callers & 255}` };
}
