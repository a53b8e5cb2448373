import { isFeedEmpty } from '@awaj/domain/preferences';
import type { UserInfo } from '@awaj/features/account';
import { createPreferencesMutations, createPreferencesQueries, FeedWelcome } from '@awaj/features/preferences';
import { type NarrowedTo, TenderList, useTenderList } from '@awaj/features/tender';
import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
import { EmptyState } from '@awaj/ui/EmptyState';
import { Heading } from '@awaj/ui/Heading';
import { PageLayout } from '@awaj/ui/PageLayout';
import { VisuallyHidden } from '@awaj/ui/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactElement, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { hashes, paths, tenderHref } from '../../address/paths.ts';
import { logoAddress } from '../../data/session.ts';
import { useApi } from '../../data/use-host.ts';
import { ChannelProblems } from '../../shell/ChannelProblems.tsx';
import { ListTop } from '../../shell/lists/ListTop.tsx';
import { useNews } from '../../shell/lists/use-news.ts';
import { useRefusedText } from '../../shell/use-refused-text.ts';
import { useScrollPosition } from '../../shell/use-scroll-position.ts';
import { AfterPaying } from '../payment/AfterPaying.tsx';
import { FeedPreferences } from './FeedPreferences.tsx';

const ListPayment = lazy(async () => ({ default: (await import('../payment/ListPayment.tsx')).ListPayment }));

interface FoundProps {
  now: Date;
  isPending: boolean;
  narrowedTo: NarrowedTo | undefined;
  /** Until something is chosen, all tenders are shown. */
  isEmpty: boolean;
}

function Found({ now, isPending, narrowedTo, isEmpty }: FoundProps): ReactElement {
  const { empty } = useArea('preferences').feed;
  const { tenders } = useApi();
  const list = useTenderList(isEmpty ? tenders.latest() : tenders.feed(), { isPending });
  const place = useScrollPosition();
  const news = useNews(list, { now, isOfAll: isEmpty });
  return (
    <TenderList
      empty={<EmptyState of="list" text={empty.text} title={empty.title} />}
      refusedText={useRefusedText()}
      hrefOf={tenderHref}
      isMember
      list={list}
      logoAddress={logoAddress}
      narrowedTo={narrowedTo}
      now={now}
      showsStatus={list.tenders[0]?.schedule.kind === 'locked'}
      {...news}
      {...place}
    />
  );
}

export interface FeedScreenProps {
  info: UserInfo;
  now: Date;
}

/** The tenders that match the user's preferences, and the preferences. */
export function FeedScreen({ info, now }: FeedScreenProps): ReactElement {
  const { frame } = useMessages();
  const { change, allUntilChosen } = useArea('preferences').feed;
  const navigate = useNavigate();
  const isEditing = useLocation().hash === hashes.preferences;
  const edit = () => void navigate(paths.preferences());
  const { client } = useApi();
  const queries = createPreferencesQueries(client, useLocale());
  const chosen = useQuery(queries.chosen());
  const isEmpty = chosen.data !== undefined && isFeedEmpty(chosen.data);
  return (
    <>
      <ListTop filter={{ label: change, href: paths.preferences() }} now={now} />
      <PageLayout isFlush={!isEmpty && !isEditing}>
        <VisuallyHidden as="h1">{frame.myFeed}</VisuallyHidden>
        {isEditing && (
          <FeedPreferences
            mutations={createPreferencesMutations(client)}
            now={now}
            phone={info.phone}
            queries={queries}
          />
        )}
        {isEmpty && !isEditing && <FeedWelcome name={info.name} onStart={edit} />}
        <ChannelProblems problems={info.channelProblems} />
        <Suspense>{!isEditing && <ListPayment info={info} />}</Suspense>
        {!isEmpty && !isEditing && <AfterPaying />}
        {isEmpty && (
          <Heading level={2} size="m">
            {allUntilChosen}
          </Heading>
        )}
        {/* The question to choose is shown only once it is known that nothing is chosen; the list shows its own
            loading state. */}
        <Found isEmpty={isEmpty} isPending={chosen.isPending} narrowedTo={chosen.data} now={now} />
      </PageLayout>
    </>
  );
}
