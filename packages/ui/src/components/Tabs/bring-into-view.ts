/** Scrolls the box of the tabs and nothing else: `scrollIntoView` would move the page as well. */
export function bringIntoView(tab: HTMLElement | null): void {
  const box = tab?.parentElement;
  if (!tab || !box) return;
  const { left, right } = tab.getBoundingClientRect();
  const edges = box.getBoundingClientRect();
  if (left < edges.left) box.scrollLeft -= edges.left - left;
  else if (right > edges.right) box.scrollLeft += right - edges.right;
}
