/** A phone number as +251…, in whatever form it was written; null if it is none. */
export function toInternational(text: string): string | null {
  const digits = text.replace(/[\s()-]/g, '');
  const own = /^(?:\+251|00251|251|0)?([1-9]\d{8})$/.exec(digits)?.[1];
  return own ? `+251${own}` : null;
}

/** The same key for all spellings of a phone, mailbox or chat. */
export function recipientKey(text: string): string {
  const trimmed = text.trim();
  // A chat id is as long as a phone number and begins with neither 0 nor 251.
  if (/^\d{9}$/.test(trimmed)) return trimmed;
  return toInternational(trimmed) ?? trimmed.toLowerCase();
}
