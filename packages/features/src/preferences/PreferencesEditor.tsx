import { useArea } from '@awaj/i18n/react';
import { Heading } from '@awaj/ui/Heading';
import { Loading } from '@awaj/ui/Loading';
import { Skeleton } from '@awaj/ui/Skeleton';
import { Stack } from '@awaj/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { asOneQuery, QueryFailure, type QueryFailureProps } from '../query-failure/query-failure.ts';
import { PreferencesForm, type PreferencesFormProps } from './PreferencesForm.tsx';
import type { PreferencesMutations } from './preferences.mutations.ts';
import type { PreferencesQueries } from './preferences.queries.ts';

export interface PreferencesEditorProps extends Pick<QueryFailureProps, 'refusedText'> {
  /** False where the page may not know its reader yet: it shows that it is on its way then, and asks nothing. */
  isMember?: boolean;
  queries: PreferencesQueries;
  mutations: PreferencesMutations;
  /** Called when the server has kept the choice and what was made of the earlier one is forgotten. */
  onSaved: () => void;
  /** Beside the title, so that it is there also while nothing can be saved. */
  wayOut?: ReactNode;
  now: Date;
  drawSave?: PreferencesFormProps['drawSave'];
  /** Whether there is a choice that is not saved yet. */
  onChanged?: ((isChanged: boolean) => void) | undefined;
  /** Where a choice that is not saved yet is kept; none where it goes with the page. */
  draft?: PreferencesFormProps['draft'];
}

const skeleton = (
  <Stack gap="m">
    <Skeleton height="toggle" width="full" />
    <Skeleton height="box" width="full" />
    <Skeleton height="box" width="full" />
  </Stack>
);

function Choice({ isMember = true, queries, ...rest }: Omit<PreferencesEditorProps, 'wayOut'>): ReactElement {
  const words = useArea('preferences');
  const options = useQuery({ ...queries.options(), enabled: isMember });
  const chosen = useQuery({ ...queries.chosen(), enabled: isMember });
  const failed = [options, chosen].filter(({ data, isError }) => isError && data === undefined);
  if (failed.length > 0)
    return <QueryFailure query={asOneQuery(failed)} refusedText={rest.refusedText} title={words.failed} />;
  return (
    <Loading isLoading={!(options.data && chosen.data)} skeleton={skeleton}>
      {options.data && chosen.data && (
        <PreferencesForm options={options.data} queries={queries} saved={chosen.data} {...rest} />
      )}
    </Loading>
  );
}

/** What the reader's own feed and alerts are made of. */
export function PreferencesEditor({ wayOut, ...props }: PreferencesEditorProps): ReactElement {
  const words = useArea('preferences');
  return (
    <Stack as="section" gap="m">
      <Stack align="between" direction="row" gap="s" wrap="none">
        <Heading level={2}>{words.title}</Heading>
        {wayOut}
      </Stack>
      <Choice {...props} />
    </Stack>
  );
}
