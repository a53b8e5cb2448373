/** An Ethiopian number as +251…, however it was written; null when it is none. */
export function toInternational(text: string): string | null {
  const digits = text.replace(/[\s()-]/g, '');
  const own = /^(?:\+251|00251|251|0)?([1-9]\d{8})$/.exec(digits)?.[1];
  return own ? `+251${own}` : null;
}

/** The same for every way to write one recipient: a phone, a mailbox or a chat. */
export function recipientKey(text: string): string {
  const trimmed = text.trim();
  // A chat's number is as long as a phone's, and begins with neither 0 nor 251.
  if (/^\d{9}$/.test(trimmed)) return trimmed;
  return toInternational(trimmed) ?? trimmed.toLowerCase();
}
