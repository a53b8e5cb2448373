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
  /** False while the page may not know its reader yet: it shows that it is loading, and requests nothing. */
  isMember?: boolean;
  queries: PreferencesQueries;
  mutations: PreferencesMutations;
  /** Called when the server has saved the preferences and the old feed was dropped from the cache. */
  onSaved: () => void;
  /** Beside the title, so that it is visible even when nothing can be saved. */
  closeButton?: ReactNode;
  now: Date;
  renderSave?: PreferencesFormProps['renderSave'];
  /** Whether there are unsaved choices. */
  onChanged?: ((isChanged: boolean) => void) | undefined;
  /** Where unsaved choices are kept; without it they are lost with the page. */
  draft?: PreferencesFormProps['draft'];
}

const skeleton = (
  <Stack gap="m">
    <Skeleton height="toggle" width="full" />
    <Skeleton height="box" width="full" />
    <Skeleton height="box" width="full" />
  </Stack>
);

function Choice({ isMember = true, queries, ...rest }: Omit<PreferencesEditorProps, 'closeButton'>): ReactElement {
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

/** Edits the preferences for the reader's own feed and alerts. */
export function PreferencesEditor({ closeButton, ...props }: PreferencesEditorProps): ReactElement {
  const words = useArea('preferences');
  return (
    <Stack as="section" gap="m">
      <Stack align="between" direction="row" gap="s" wrap="none">
        <Heading level={2}>{words.title}</Heading>
        {closeButton}
      </Stack>
      <Choice {...props} />
    </Stack>
  );
}
