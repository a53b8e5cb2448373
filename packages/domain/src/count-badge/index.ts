const mostShown = 9;

/** The text of a badge beside an entry of a menu; null hides it. */
export function countBadge(count: number): string | null {
  if (!(count >= 1)) return null;
  return count > mostShown ? `${mostShown}+` : String(count);
}
