export const coveredHeight = '--awaj-covered';

/** A phone's keyboard covers the page without resizing it. This tells the panel how much is covered. */
export function standAboveKeyboard(panel: HTMLElement): (() => void) | undefined {
  const seen = window.visualViewport;
  if (!seen) return undefined;
  const follow = () => {
    const covered = window.innerHeight - seen.height * seen.scale - seen.offsetTop;
    panel.style.setProperty(coveredHeight, `${Math.max(0, Math.round(covered))}px`);
  };
  if (seen.height < window.innerHeight) follow();
  seen.addEventListener('resize', follow);
  seen.addEventListener('scroll', follow);
  return () => {
    seen.removeEventListener('resize', follow);
    seen.removeEventListener('scroll', follow);
  };
}
