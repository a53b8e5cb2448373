import type { Company } from '@awaj/features/company';
import { useSession } from '@awaj/features/session';
import { useArea, useLocale } from '@awaj/i18n/react';
import { EmptyState } from '@awaj/ui/EmptyState';
import { Link } from '@awaj/ui/Link';
import { Skeleton } from '@awaj/ui/Skeleton';
import { Stack } from '@awaj/ui/Stack';
import { VisitorView } from '@awaj/ui/VisitorView';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { createPath, useLocation } from 'react-router';
import { pathsIn } from '../../address/paths.ts';
import { MemberData } from '../../shell/MemberData.tsx';
import { DocumentCard } from './DocumentCard.tsx';
import { useBidDocuments } from './queries.ts';

const skeleton = (
  <Stack gap="m">
    <Skeleton height="toggle" width="full" />
    <Skeleton height="toggle" width="full" />
  </Stack>
);

/** Tells visitors to log in. */
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
        title={login.title}
      />
    </VisitorView>
  );
}

function DocumentList({ company }: { company: Company }): ReactElement {
  const { didNotLoad } = useArea('bidDocument');
  const { none } = useArea('company').documents;
  const list = useQuery(useBidDocuments().ofCompany(company.id));
  return (
    <MemberData failure={{ title: didNotLoad }} query={list} skeleton={skeleton}>
      {(documents) =>
        documents.length === 0 ? (
          <EmptyState text={none.text} title={none.title} />
        ) : (
          <Stack gap="m">
            {documents.map((document) => (
              <DocumentCard document={document} key={document.id} />
            ))}
          </Stack>
        )
      }
    </MemberData>
  );
}

/** The bid documents of a company, as a tab of its page. */
export function DocumentsTab({ company }: { company: Company }): ReactElement {
  const { isMember } = useSession();
  return isMember ? <DocumentList company={company} /> : <LoginPrompt />;
}
