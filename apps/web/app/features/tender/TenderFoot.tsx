import { useSession } from '@awaj/features/session';
import type { Tender } from '@awaj/features/tender';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useQueries } from '../../data/api.ts';
import { DocumentsOfCompany } from '../bid-document/DocumentsOfCompany.tsx';
import { useBidDocuments } from '../bid-document/queries.ts';
import { OthersOfBuyer } from './OthersOfBuyer.tsx';
import { RelatedTenders } from './RelatedTenders.tsx';

/** The lists at the foot of a tender's page. Each waits for those above it, which would push it down. */
export function TenderFoot({ tender, now }: { tender: Tender; now: Date }): ReactElement {
  const { tenders } = useQueries();
  const { isMember } = useSession();
  // All are requested at once.
  const documents = useQuery(useBidDocuments().ofCompany(tender.company.id));
  const ofBuyer = useQuery(tenders.othersOfBuyer(tender));
  useQuery(tenders.related(tender));
  return (
    <>
      <DocumentsOfCompany company={tender.company} />
      {!documents.isLoading && <OthersOfBuyer now={now} tender={tender} />}
      {/* A visitor's list comes with the page. */}
      {!(isMember && (documents.isLoading || ofBuyer.isLoading)) && <RelatedTenders now={now} tender={tender} />}
    </>
  );
}
