import type { UserInfo } from '@awaj/features/account';
import { channelProblemText } from '@awaj/features/channels';
import { useMessages } from '@awaj/i18n/react';
import { Banner } from '@awaj/ui/Banner';
import { Link } from '@awaj/ui/Link';
import type { ReactElement } from 'react';
import { useSitePaths } from '../data/use-site-paths.ts';

/** Why channels no longer deliver. They are switched on again on the website. */
export function ChannelProblems({ problems }: { problems: UserInfo['channelProblems'] }): ReactElement {
  const { frame } = useMessages();
  const settings = useSitePaths().settings();
  return (
    <>
      {problems.map((problem) => (
        <Banner
          action={<Link href={settings}>{frame.bell.check}</Link>}
          key={problem.channel}
          text={channelProblemText(problem, frame)}
          tone="info"
        />
      ))}
    </>
  );
}
