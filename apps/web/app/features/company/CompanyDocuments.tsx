import type { Company } from '@awaj/features/company';
import { failureText } from '@awaj/features/failure';
import { useSession } from '@awaj/features/session';
import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
import { EmptyState } from '@awaj/ui/EmptyState';
import { ErrorState } from '@awaj/ui/ErrorState';
import { Link } from '@awaj/ui/Link';
import { Loading } from '@awaj/ui/Loading';
import { Skeleton } from '@awaj/ui/Skeleton';
import { Stack } from '@awaj/ui/Stack';
import { VisitorView } from '@awaj/ui/VisitorView';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { createPath, useLocation } from 'react-router';
import { pathsIn } from '../../paths.ts';
import { DocumentCard } from '../bid-document/DocumentCard.tsx';
import { useBidDocuments } from '../bid-document/queries.ts';

const skeleton = (
  <Stack gap="m">
    <Skeleton height="toggle" width="full" />
    <Skeleton height="toggle" width="full" />
  </Stack>
);

/** Visitors are told what it takes to see them. */
function LoginPrompt(): ReactElement {
  const { login } = useArea('company').documents;
  const location = useLocation();
  const paths = pathsIn(useLocale());
  return (
    <VisitorView meanwhile={skeleton}>
      <EmptyState
        action={
          <Link href={paths.login(createPath(location))} look="button">
            {login.action}
          </Link>
        }
        text={login.text}
        title={login.title}
      />
    </VisitorView>
  );
}

function DocumentList({ company }: { company: Company }): ReactElement {
  const { failure } = useMessages();
  const { didNotLoad } = useArea('bidDocument');
  const { none } = useArea('company').documents;
  const list = useQuery(useBidDocuments().ofCompany(company.id));
  if (!list.data && list.isError)
    return (
      <ErrorState
        isRetrying={list.isFetching}
        onRetry={() => void list.refetch()}
        retryLabel={failure.retry}
        text={failureText(list.error, failure)}
        title={didNotLoad}
      />
    );
  return (
    <Loading isLoading={!list.data} skeleton={skeleton}>
      {list.data?.length === 0 ? (
        <EmptyState text={none.text} title={none.title} />
      ) : (
        <Stack gap="m">
          {list.data?.map((document) => (
            <DocumentCard document={document} key={document.id} />
          ))}
        </Stack>
      )}
    </Loading>
  );
}

export function CompanyDocuments({ company }: { company: Company }): ReactElement {
  const { isMember } = useSession();
  return isMember ? <DocumentList company={company} /> : <LoginPrompt />;
}
