import { localeOfPath, nextPath } from '@awaj/domain/navigation';
import { useSession } from '@awaj/features/session';
import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { Link } from '@awaj/ui/Link';
import { Message } from '@awaj/ui/Message';
import { PageLayout } from '@awaj/ui/PageLayout';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { pathsIn } from '../address/paths.ts';
import { isReachable } from '../boot/reload-when-online.ts';
import { queriesIn } from '../data/api.ts';
import { queryClient } from '../data/query-client.ts';
import { tenderIdAt } from '../offline/tender-id.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { titleOf } from '../seo/page-title.ts';
import type { Route } from './+types/offline.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta({ location: args.location, title: titleOf(args), isIndexed: false });

/** The worker redirects here from a page that cannot be loaded. This page redirects back once it can. */
const comingFrom = () => nextPath(new URLSearchParams(location.search).get('from'));

const retryMs = 3_000;

/** Whether the worker has cached the tender of that page. */
async function isReadable(path: string): Promise<boolean> {
  const id = tenderIdAt(path);
  if (id === undefined) return false;
  const asked = queryClient().ensureQueryData(queriesIn(localeOfPath(path)).tenders.detail(id));
  return asked.then(
    () => true,
    () => false,
  );
}

/** The reader may have gone on during the request. */
const isStillFrom = (path: string) => comingFrom() === path;

async function goBackOnceReachable(): Promise<void> {
  const path = comingFrom();
  if (navigator.onLine && path !== null && (await isReachable()) && isStillFrom(path)) location.replace(path);
}

export default function Offline() {
  const offline = useArea('offline');
  const { failure } = useMessages();
  const paths = pathsIn(useLocale());
  const { isMember } = useSession();
  const navigate = useNavigate();
  const openWhatIsKept = useEffectEvent(async () => {
    const path = comingFrom();
    if (path !== null && (await isReadable(path)) && isStillFrom(path)) await navigate(path, { replace: true });
  });
  useEffect(() => {
    let isLooking = false;
    const look = (ask: () => Promise<void>) => {
      if (isLooking) return;
      isLooking = true;
      void ask().finally(() => {
        isLooking = false;
      });
    };
    // Checked first, because a reachable server may only return errors for a tender that is cached here.
    look(openWhatIsKept);
    const timer = setInterval(look, retryMs, goBackOnceReachable);
    return () => clearInterval(timer);
  }, []);
  const actions = (
    <>
      <Button onClick={() => location.replace(comingFrom() ?? paths.home())}>{failure.retry}</Button>
      {isMember && (
        <Link href={paths.page('/saved')} look="quietButton">
          {offline.openSaved}
        </Link>
      )}
    </>
  );
  return (
    <PageLayout>
      <Message
        action={actions}
        illustration="offline"
        level={1}
        text={isMember ? offline.textForMember : offline.text}
        title={offline.title}
      />
    </PageLayout>
  );
}
