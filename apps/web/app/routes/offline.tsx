import { localeOfPath, nextPath } from '@awaj/domain/navigation';
import { useSession } from '@awaj/features/session';
import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { Link } from '@awaj/ui/Link';
import { Message } from '@awaj/ui/Message';
import { PageLayout } from '@awaj/ui/PageLayout';
import { Stack } from '@awaj/ui/Stack';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { queriesIn } from '../api.ts';
import { isReachable } from '../offline/is-reachable.ts';
import { tenderIdAt } from '../offline/tender-id.ts';
import { titleOf } from '../page-title.ts';
import { pathsIn } from '../paths.ts';
import { queryClient } from '../query-client.ts';
import { pageMeta } from '../seo.ts';
import type { Route } from './+types/offline.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta({ location: args.location, title: titleOf(args), isIndexed: false });

/** The worker leads here from a page that cannot be had, and the page leads back there once it can. */
const comingFrom = () => nextPath(new URLSearchParams(location.search).get('from'));
const goBack = () => location.replace(comingFrom() ?? '/');

const askAgainMs = 3_000;

/** What the worker keeps of a tender that is saved is all that its page cannot do without. */
async function isReadable(path: string): Promise<boolean> {
  const id = tenderIdAt(path);
  if (id === undefined) return false;
  const asked = queryClient().ensureQueryData(queriesIn(localeOfPath(path)).tenders.detail(id));
  return asked.then(
    () => true,
    () => false,
  );
}

async function goBackOnceReachable(): Promise<void> {
  if (navigator.onLine && comingFrom() !== null && (await isReachable())) goBack();
}

export default function Offline() {
  const offline = useArea('offline');
  const { failure, frame } = useMessages();
  const paths = pathsIn(useLocale());
  const { isMember } = useSession();
  const navigate = useNavigate();
  const openWhatIsKept = useEffectEvent(async () => {
    const path = comingFrom();
    // The reader may have gone on by then.
    if (path !== null && (await isReadable(path)) && comingFrom() === path) await navigate(path, { replace: true });
  });
  useEffect(() => {
    let hasLooked = false;
    void openWhatIsKept().finally(() => {
      hasLooked = true;
    });
    // Not before: a server that is up may have nothing but errors for a tender that can be read here.
    const timer = setInterval(() => hasLooked && void goBackOnceReachable(), askAgainMs);
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
