import { useArea } from '@awaj/i18n/react';
import { Heading } from '@awaj/ui/Heading';
import { Loading } from '@awaj/ui/Loading';
import { Skeleton } from '@awaj/ui/Skeleton';
import { Stack } from '@awaj/ui/Stack';
import { Text } from '@awaj/ui/Text';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { QueryFailure, type QueryFailureProps } from '../query-failure/query-failure.ts';
import { AlertTimesForm } from './AlertTimesForm.tsx';
import type { AlertSettingsMutations } from './alert-settings.mutations.ts';
import type { AlertSettingsQueries } from './alert-settings.queries.ts';
import { MutesEditor } from './MutesEditor.tsx';

export interface AlertSettingsProps extends Pick<QueryFailureProps, 'refusedText'> {
  /** False while the page may not know its reader yet: it shows that it is loading, and requests nothing. */
  isMember?: boolean;
  queries: AlertSettingsQueries;
  mutations: AlertSettingsMutations;
  now: Date;
}

interface SectionProps<Data> extends Pick<QueryFailureProps, 'refusedText'> {
  title: string;
  lead?: string;
  /** Shown when it does not load. */
  failed: string;
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

function Section<Data>({ title, lead, failed, query, refusedText, children }: SectionProps<Data>): ReactElement {
  const { data, isError } = query;
  return (
    <Stack as="section" gap="s">
      <Heading level={2} size="m">
        {title}
      </Heading>
      {lead && <Text tone="muted">{lead}</Text>}
      {isError && data === undefined ? (
        <QueryFailure query={query} refusedText={refusedText} title={failed} />
      ) : (
        <Loading isLoading={data === undefined} skeleton={<Skeleton height="card" width="full" />}>
          {data !== undefined && children(data)}
        </Loading>
      )}
    </Stack>
  );
}

/** When alerts come, and what is muted. */
export function AlertSettings(props: AlertSettingsProps): ReactElement {
  const { isMember = true, queries, mutations, now, refusedText } = props;
  const { title, lead, failed, mutes: muteWords } = useArea('alertSettings');
  const times = useQuery({ ...queries.times(), enabled: isMember });
  const mutes = useQuery({ ...queries.mutes(), enabled: isMember });
  return (
    <>
      <Section failed={failed} lead={lead} query={times} refusedText={refusedText} title={title}>
        {(saved) => <AlertTimesForm mutations={mutations} now={now} saved={saved} />}
      </Section>
      <Section
        failed={muteWords.failed}
        lead={muteWords.lead}
        query={mutes}
        refusedText={refusedText}
        title={muteWords.title}
      >
        {(muted) => <MutesEditor mutations={mutations} mutes={muted} />}
      </Section>
    </>
  );
}
