import { useSession } from '@awaj/features/session';
import { useArea } from '@awaj/i18n/react';
import { Heading } from '@awaj/ui/Heading';
import { ListLayout } from '@awaj/ui/ListLayout';
import { Skeleton } from '@awaj/ui/Skeleton';
import { Text } from '@awaj/ui/Text';
import { useToast } from '@awaj/ui/Toast';
import { ToggleCard } from '@awaj/ui/ToggleCard';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useAccountQueries, useMutations } from '../../data/account-api.ts';
import { usePageTitle } from '../../seo/page-title.ts';
import { BackToAlerts } from '../../shell/BackToAlerts.tsx';
import { MemberData } from '../../shell/MemberData.tsx';
import { NeedsScript } from '../../shell/NoScript.tsx';
import { FeedSections } from './FeedSections.tsx';

function ReminderSwitch(): ReactElement {
  const { reminders, notDone } = useArea('reminders');
  const show = useToast();
  const { isMember } = useSession();
  const { data } = useQuery({ ...useAccountQueries().reminders.areOn(), enabled: isMember });
  const save = useMutation({
    ...useMutations().reminders.save(),
    onError: () => show({ text: notDone, tone: 'failure' }),
  });
  return (
    <ToggleCard
      name="reminders"
      onChange={(isOn) => save.mutate(isOn)}
      text={reminders.text}
      title={reminders.title}
      value={save.isPending ? save.variables : data}
    />
  );
}

/** The ways to be reminded of saved tenders' deadlines. */
export function RemindersPage(): ReactElement {
  const words = useArea('reminders');
  const title = usePageTitle();
  const { isMember } = useSession();
  const query = useQuery({ ...useAccountQueries().feedAddresses.list(), enabled: isMember });
  return (
    <ListLayout>
      <BackToAlerts />
      <Heading level={1}>{title}</Heading>
      <Text tone="muted">{words.lead}</Text>
      <NeedsScript />
      <ReminderSwitch />
      <MemberData failure={{ title: words.failed }} query={query} skeleton={<Skeleton height="card" width="full" />}>
        {(feeds) => <FeedSections feeds={feeds} />}
      </MemberData>
    </ListLayout>
  );
}
