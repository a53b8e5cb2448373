import { useMessages } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { alertIcon } from '@awaj/ui/icons/alert';
import { Message } from '@awaj/ui/Message';
import { PageLayout } from '@awaj/ui/PageLayout';
import type { ReactElement } from 'react';
import { tryPageAgain } from '../boot/page-files.ts';

/** In the place of a page whose files have not come; it opens by itself once they do. */
export function PageNotLoaded(): ReactElement {
  const { title, unreachable, retry } = useMessages().failure;
  return (
    <PageLayout>
      <Message
        action={<Button onClick={tryPageAgain}>{retry}</Button>}
        icon={alertIcon}
        isUrgent
        level={1}
        text={unreachable}
        title={title}
      />
    </PageLayout>
  );
}
