import { useArea, useMessages } from '@awaj/i18n/react';
import { Link } from '@awaj/ui/Link';
import { Message } from '@awaj/ui/Message';
import { PageLayout } from '@awaj/ui/PageLayout';
import { paths } from '../paths.ts';

export default function NotFound() {
  const { notFound } = useMessages().failure;
  const { latest } = useArea('telegram');
  return (
    <PageLayout>
      <Message
        action={
          <Link href={paths.latestTenders()} look="button">
            {latest}
          </Link>
        }
        icon="search"
        level={1}
        text={notFound.text}
        title={notFound.title}
      />
    </PageLayout>
  );
}
