import type { ReactElement } from 'react';
import { content } from './TenderContent.css.ts';

export interface TenderContentProps {
  /** Sanitised by the server. This is the only component that sets HTML. */
  html: string;
}

export function TenderContent({ html }: TenderContentProps): ReactElement {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a notice is HTML, cleaned before it is stored
  return <div className={content} dangerouslySetInnerHTML={{ __html: html }} dir="auto" />;
}
