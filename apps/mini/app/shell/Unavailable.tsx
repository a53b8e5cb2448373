import { accountPageFor, isLaunchRefused, isTenderMissing } from '@awaj/features/chat';
import { QueryFailure, type QueryFailureProps } from '@awaj/features/query-failure';
import { useArea } from '@awaj/i18n/react';
import { PageLayout } from '@awaj/ui/PageLayout';
import type { ReactElement } from 'react';
import { Navigate } from 'react-router';
import { paths } from '../address/paths.ts';
import { LaunchRefused } from './LaunchRefused.tsx';
import { NothingHere } from './NothingHere.tsx';
import { useRefusedText } from './use-refused-text.ts';

export interface UnavailableProps extends Pick<QueryFailureProps, 'query'> {
  /** The page to return to with an account. */
  next: string | null;
}

export function TenderMissing(): ReactElement {
  const { latest, missing } = useArea('telegram');
  return <NothingHere text={missing.text} title={missing.title} way={latest} />;
}

/** Replaces a page that was refused or did not load: a link to the login, or what to do. */
export function Unavailable({ query, next }: UnavailableProps): ReactElement {
  const refusedText = useRefusedText();
  const { error } = query;
  const page = accountPageFor(error);
  if (page) return <Navigate replace to={paths[page](next)} />;
  if (isTenderMissing(error)) return <TenderMissing />;
  if (isLaunchRefused(error)) return <LaunchRefused />;
  return (
    <PageLayout>
      <QueryFailure level={1} query={query} refusedText={refusedText} />
    </PageLayout>
  );
}
