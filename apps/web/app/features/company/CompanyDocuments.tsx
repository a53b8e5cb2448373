import { documentAction } from '@awaj/domain/bid-document';
import type { Company, CompanyDocument } from '@awaj/features/company';
import { failureText } from '@awaj/features/failure';
import { useSession } from '@awaj/features/session';
import { priceText } from '@awaj/features/tender';
import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
import { BidDocumentCard } from '@awaj/ui/BidDocumentCard';
import { EmptyState } from '@awaj/ui/EmptyState';
import { ErrorState } from '@awaj/ui/ErrorState';
import { Link } from '@awaj/ui/Link';
import { Loading } from '@awaj/ui/Loading';
import { Message } from '@awaj/ui/Message';
import { Skeleton } from '@awaj/ui/Skeleton';
import { Stack } from '@awaj/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { createPath, useLocation } from 'react-router';
import { useQueries } from '../../api.ts';
import { pathsIn } from '../../paths.ts';

/** Visitors see that there are documents, and what it takes to see them. */
function LoginPrompt(): ReactElement {
  const { login } = useArea('company').documents;
  const location = useLocation();
  const paths = pathsIn(useLocale());
  return (
    <Message
      action={
        <Link href={paths.login(createPath(location))} look="button">
          {login.action}
        </Link>
      }
      illustration="locked"
      text={login.text}
      title={login.title}
    />
  );
}

function DocumentCard({ document }: { document: CompanyDocument }): ReactElement {
  return <BidDocumentCard action={{ label: '', href: '' }} price={document.price} title={document.title} />;
}

export function CompanyDocuments({ company }: { company: Company }): ReactElement {
  const { isMember } = useSession();
  return isMember ? <DocumentList company={company} /> : <LoginPrompt />;
}
