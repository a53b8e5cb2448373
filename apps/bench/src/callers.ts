let callers = 0;

/** Everybody comes from an address of their own, as the limits of calls expect. */
export function nextCaller(): { 'x-forwarded-for': string } {
  callers = (callers + 1) % 65_536;
  return { 'x-forwarded-for': `10.2.${callers >> 8}.${callers & 255}` };
}
