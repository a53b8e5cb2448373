const mostShown = 9;

/** The text of the badge beside Saved Tenders; null hides it. */
export function savedCountBadge(count: number): string | null {
  if (!(count >= 1)) return null;
  return count > mostShown ? `${mostShown}+` : String(count);
}
