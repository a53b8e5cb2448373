import { type ReactElement, useEffect, useRef } from 'react';
import { content } from './TenderContent.css.ts';

export interface TenderContentProps {
  /** Sanitised by the server. This is the only component that sets HTML. */
  html: string;
}

/** A table that is wider than the page scrolls in its own box, which a keyboard has to be able to reach. */
function letKeyboardScroll(area: HTMLElement): void {
  for (const table of area.querySelectorAll('table')) {
    if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
    else table.removeAttribute('tabindex');
  }
}

export function TenderContent({ html }: TenderContentProps): ReactElement {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = area;
    if (!current) return;
    const observer = new ResizeObserver(() => letKeyboardScroll(current));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a notice is HTML, cleaned before it is stored
  return <div className={content} dangerouslySetInnerHTML={{ __html: html }} dir="auto" ref={area} />;
}
