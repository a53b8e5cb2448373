import { nextPath } from '@awaj/domain/navigation';
import { useSession } from '@awaj/features/session';
import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { Link } from '@awaj/ui/Link';
import { Message } from '@awaj/ui/Message';
import { PageLayout } from '@awaj/ui/PageLayout';
import { Stack } from '@awaj/ui/Stack';
import { useEffect } from 'react';
import { titleOf } from '../page-title.ts';
import { pathsIn } from '../paths.ts';

import { pageMeta } from '../seo.ts';
import type { Route } from './+types/offline.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta({ location: args.location, title: titleOf(args), isIndexed: false });

/** The worker leads here from a page that cannot be had, and the page leads back there once it can. */
const comingFrom = () => nextPath(new URLSearchParams(location.search).get('from'));
const goBack = () => location.replace(comingFrom() ?? '/');

const askAgainMs = 3_000;

/** A device that says that it is online may still reach nobody. */
async function goBackOnceReachable(): Promise<void> {
  if (!navigator.onLine || comingFrom() === null) return;
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
  if (answer?.ok) goBack();
}

export default function Offline() {
  const offline = useArea('offline');
  const { failure, frame } = useMessages();
  const paths = pathsIn(useLocale());
  const { isMember } = useSession();
  useEffect(() => {
    const timer = setInterval(() => void goBackOnceReachable(), askAgainMs);
    return () => clearInterval(timer);
  }, []);
  const actions = (
    <Stack direction="row" gap="s">
      <Button onClick={goBack}>{failure.retry}</Button>
      {isMember && (
        <Link href={paths.page('/saved')} look="quietButton">
          {frame.savedTenders}
        </Link>
      )}
    </Stack>
  );
  return (
    <PageLayout>
      <Message action={actions} illustration="offline" level={1} text={offline.text} title={offline.title} />
    </PageLayout>
  );
}
