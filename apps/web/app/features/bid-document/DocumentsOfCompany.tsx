import { QueryFailure } from '@awaj/features/query-failure';
import type { Tender } from '@awaj/features/tender';
import { useArea } from '@awaj/i18n/react';
import { Heading } from '@awaj/ui/Heading';
import { Stack } from '@awaj/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { DocumentCard } from './DocumentCard.tsx';
import { useBidDocuments } from './queries.ts';

/** Bid documents of the tender's company. Nothing if there are none. */
export function DocumentsOfCompany({ company }: Pick<Tender, 'company'>): ReactElement | null {
  const words = useArea('bidDocument');
  const documents = useQuery(useBidDocuments().ofCompany(company.id));
  if (documents.data?.length === 0 || documents.isLoading) return null;
  return (
    <Stack as="section" gap="m">
      <Heading level={2} size="m">
        {words.ofCompany(company.name)}
      </Heading>
      {documents.isError && !documents.data && <QueryFailure query={documents} title={words.didNotLoad} />}
      {documents.data?.map((document) => (
        <DocumentCard document={document} key={document.id} />
      ))}
    </Stack>
  );
}
