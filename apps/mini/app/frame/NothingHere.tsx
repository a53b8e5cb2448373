import { useArea } from '@awaj/i18n/react';
import { searchIcon } from '@awaj/ui/icons/search';
import { Link } from '@awaj/ui/Link';
import { Message } from '@awaj/ui/Message';
import { PageLayout } from '@awaj/ui/PageLayout';
import type { ReactElement } from 'react';
import { paths } from '../paths.ts';

/** Where there is nothing to show, with the way to what there is. */
export function NothingHere({ title, text }: { title: string; text: string }): ReactElement {
  const { latest } = useArea('telegram');
  return (
    <PageLayout>
      <Message
        action={
          <Link href={paths.latestTenders()} look="button">
            {latest}
          </Link>
        }
        icon={searchIcon}
        level={1}
        text={text}
        title={title}
      />
    </PageLayout>
  );
}
