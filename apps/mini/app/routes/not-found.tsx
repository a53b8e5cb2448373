import { useMessages } from '@awaj/i18n/react';
import { Link } from '@awaj/ui/Link';
import { Message } from '@awaj/ui/Message';
import { PageLayout } from '@awaj/ui/PageLayout';
import { paths } from '../paths.ts';

export default function NotFound() {
  const { failure, telegram } = useMessages();
  return (
    <PageLayout>
      <Message
        action={
          <Link href={paths.latestTenders()} look="button">
            {telegram.latest}
          </Link>
        }
        icon="search"
        level={1}
        text={failure.notFound.text}
        title={failure.notFound.title}
      />
    </PageLayout>
  );
}
