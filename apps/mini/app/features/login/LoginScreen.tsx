import { isLaunchRefused } from '@awaj/features/chat';
import { useArea, useMessages } from '@awaj/i18n/react';
import { Banner } from '@awaj/ui/Banner';
import { Button } from '@awaj/ui/Button';
import { FormLayout } from '@awaj/ui/FormLayout';
import { Link } from '@awaj/ui/Link';
import { Logo } from '@awaj/ui/Logo';
import { Stack } from '@awaj/ui/Stack';
import { TickList } from '@awaj/ui/TickList';
import type { ReactElement, ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { nextIn, paths } from '../../address/paths.ts';
import { useSitePaths } from '../../data/use-site-paths.ts';
import { PageSkeleton } from '../../shell/ForMembers.tsx';
import { LaunchRefused } from '../../shell/LaunchRefused.tsx';
import { MainButton } from '../../shell/MainButton.tsx';
import { Unavailable } from '../../shell/Unavailable.tsx';
import { type Sharing, useSharing } from './use-sharing.ts';

/** The state of sharing the number. */
function State({ sharing }: { sharing: Sharing }): ReactNode {
  const { login } = useArea('telegramEntry');
  const { waiting, ended, share, checkAgain } = sharing;
  if (waiting === 'checking') return <Banner text={login.waiting} tone="info" />;
  if (waiting === 'overdue')
    return (
      <Banner
        action={
          <Button onClick={checkAgain} tone="quiet">
            {login.checkAgain}
          </Button>
        }
        text={login.late}
        tone="info"
      />
    );
  if (ended !== null) return <Banner text={login[ended]} tone="failure" />;
  return share === null && <Banner text={login.oldClient} tone="info" />;
}

/** A link to the bot, for clients that cannot ask for the number, and for failures. */
function BotLink({ sharing }: { sharing: Sharing }): ReactElement | null {
  const { login } = useArea('telegramEntry');
  const to = useSitePaths();
  const isOnlyWay = sharing.share === null;
  if (!isOnlyWay && sharing.ended === null && sharing.waiting !== 'overdue') return null;
  return (
    <Link href={to.bot()} look={isOnlyWay ? 'button' : 'quietButton'}>
      {login.openBot}
    </Link>
  );
}

function Screen({ sharing }: { sharing: Sharing }): ReactElement {
  const { frame } = useMessages();
  const { login } = useArea('telegramEntry');
  const { share, isAsking, waiting, standing } = sharing;
  return (
    <FormLayout brand={<Logo name={frame.brand} />} intro={login.intro} title={login.title}>
      <Stack gap="m">
        <TickList points={login.points} />
        <State sharing={sharing} />
        {share && waiting !== 'checking' && (
          <MainButton isBusy={isAsking} onPress={() => void share()} text={login.share} />
        )}
        <BotLink sharing={sharing} />
        {share === null && (
          <Button isBusy={standing.isFetching} onClick={() => void standing.refetch()} tone="quiet">
            {login.checkAgain}
          </Button>
        )}
        <Link href={paths.latestTenders()}>{login.browse}</Link>
      </Stack>
    </FormLayout>
  );
}

/** Telegram identifies the user. We also need the phone to find their account. */
export function LoginScreen(): ReactElement {
  const next = nextIn(useLocation().search);
  const sharing = useSharing();
  const { standing } = sharing;
  if (!standing.data) return standing.isError ? <Unavailable next={next} query={standing} /> : <PageSkeleton />;
  // The launch may have expired while the app was open.
  if (isLaunchRefused(standing.error)) return <LaunchRefused />;
  const { kind } = standing.data;
  if (kind === 'stranger') return <Screen sharing={sharing} />;
  return <Navigate replace to={kind === 'guest' ? paths.signup(next) : (next ?? paths.latestTenders())} />;
}
