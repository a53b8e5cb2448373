import { isNotFound } from '@awaj/features/failure';
import { useSession } from '@awaj/features/session';
import { useArea } from '@awaj/i18n/react';
import { OnlyOn } from '@awaj/ui/OnlyOn';
import { PageLayout } from '@awaj/ui/PageLayout';
import { Skeleton } from '@awaj/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useAccountQueries } from '../../data/account-api.ts';
import { useUserInfoQuery } from '../../data/use-user-info.ts';
import { BrandLink } from '../../shell/BrandLink.tsx';
import { NotFoundPage } from '../../shell/FailurePage.tsx';
import { MemberData } from '../../shell/MemberData.tsx';
import { NeedsScript } from '../../shell/NoScript.tsx';
import { PrintedInvoice } from './PrintedInvoice.tsx';

/** Another member's invoice is treated as missing. */
export function InvoicePage({ id }: { id: number }): ReactElement {
  const { invoice: words } = useArea('billing');
  const { isMember } = useSession();
  const query = useQuery({ ...useAccountQueries().billing.invoice(id), enabled: isMember });
  const buyer = useUserInfoQuery();
  if (isNotFound(query.error)) return <NotFoundPage />;
  const asked = {
    // The page has no other heading.
    failure: { level: 1, title: words.failed },
    skeleton: <Skeleton height="box" width="full" />,
  } as const;
  return (
    <PageLayout>
      <OnlyOn medium="screen">
        <BrandLink />
      </OnlyOn>
      <NeedsScript />
      <MemberData query={query} {...asked}>
        {(invoice) => (
          <MemberData query={buyer} {...asked}>
            {(info) => <PrintedInvoice buyer={info} invoice={invoice} />}
          </MemberData>
        )}
      </MemberData>
    </PageLayout>
  );
}
