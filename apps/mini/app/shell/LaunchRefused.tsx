import { useArea } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { clockIcon } from '@awaj/ui/icons';
import { Message } from '@awaj/ui/Message';
import { PageLayout } from '@awaj/ui/PageLayout';
import type { ReactElement } from 'react';
import { useHost } from '../data/use-host.ts';

/** Only a new launch gets a new signature. */
export function LaunchRefused(): ReactElement {
  const { refused } = useArea('telegram');
  const host = useHost();
  return (
    <PageLayout>
      <Message
        action={<Button onClick={() => host.close()}>{refused.close}</Button>}
        icon={clockIcon}
        isUrgent
        level={1}
        text={refused.text}
        title={refused.title}
      />
    </PageLayout>
  );
}
