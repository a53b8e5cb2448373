const mostShown = 9;

/** A badge's text beside a menu entry; null hides it. */
export function countBadge(count: number): string | null {
  if (!(count >= 1)) return null;
  return count > mostShown ? `${mostShown}+` : String(count);
}
