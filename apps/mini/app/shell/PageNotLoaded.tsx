import { useMessages } from '@awaj/i18n/react';
import type { ReactElement } from 'react';
import { tryPageAgain } from '../boot/page-files.ts';
import { FailureMessage } from './FailureMessage.tsx';

/** In the place of a page whose files have not come; it opens by itself once they do. */
export function PageNotLoaded(): ReactElement {
  const { title, unreachable, retry } = useMessages().failure;
  return <FailureMessage onRetry={tryPageAgain} words={{ title, text: unreachable, retry }} />;
}
