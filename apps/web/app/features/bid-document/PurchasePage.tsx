import { documentAction } from '@awaj/domain/bid-document';
import { isNotFound } from '@awaj/features/failure';
import { useSession } from '@awaj/features/session';
import { useArea } from '@awaj/i18n/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useUserInfoQuery } from '../../data/use-user-info.ts';
import { NotFoundPage } from '../../shell/FailurePage.tsx';
import { Answered, DocumentPage } from './DocumentPage.tsx';
import { OrderForm } from './OrderForm.tsx';
import { useBidDocuments } from './queries.ts';
import { ReadyDocument } from './ReadyDocument.tsx';
import { WayBack } from './WayBack.tsx';

/** Orders a paid document, or downloads a free or purchased one. */
export function PurchasePage({ docId }: { docId: number }): ReactElement {
  const { buy, ready } = useArea('bidDocument');
  const { isMember } = useSession();
  const { one } = useBidDocuments();
  const document = useQuery({ ...one(docId), enabled: isMember });
  const buyer = useUserInfoQuery();
  if (isNotFound(document.error)) return <NotFoundPage />;
  const isReady = document.data !== undefined && documentAction(document.data) === 'download';
  return (
    <DocumentPage title={isReady ? ready.title : buy.title} {...(!isReady && { intro: buy.intro })}>
      <Answered missing={null} query={document}>
        {(found) => {
          return (
            <>
              {isReady ? (
                <ReadyDocument document={found} />
              ) : (
                <Answered missing={null} query={buyer}>
                  {(info) => <OrderForm buyer={info} document={found} onStale={() => void document.refetch()} />}
                </Answered>
              )}
              <WayBack company={found.company} />
            </>
          );
        }}
      </Answered>
    </DocumentPage>
  );
}
