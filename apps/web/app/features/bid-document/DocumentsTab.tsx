import type { Company } from '@awaj/features/company';
import { useArea } from '@awaj/i18n/react';
import { EmptyState } from '@awaj/ui/EmptyState';
import { Skeleton } from '@awaj/ui/Skeleton';
import { Stack } from '@awaj/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { MemberData } from '../../shell/MemberData.tsx';
import { NeedsScript } from '../../shell/NoScript.tsx';
import { DocumentCard } from './DocumentCard.tsx';
import { useBidDocuments } from './queries.ts';

const skeleton = (
  <Stack gap="m">
    <Skeleton height="toggle" width="full" />
    <Skeleton height="toggle" width="full" />
  </Stack>
);

/** The bid documents of a company, as a tab of its page. Buying and downloading ask visitors to log in. */
export function DocumentsTab({ company }: { company: Company }): ReactElement {
  const { didNotLoad } = useArea('bidDocument');
  const { none } = useArea('company').documents;
  const list = useQuery(useBidDocuments().ofCompany(company.id));
  return (
    <>
      <NeedsScript />
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
    </>
  );
}
