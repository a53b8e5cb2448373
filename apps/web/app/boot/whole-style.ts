/**
 * The style of what the page does not show yet. `LateScripts` asks for it together with the scripts, and for the page anew
 * where it is lost.
 */
export const wholeStyle = (): Promise<unknown> =>
  new Promise<unknown>((resolve) => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
    if (link && !link.sheet) link.addEventListener('load', resolve);
    else resolve(null);
  });
