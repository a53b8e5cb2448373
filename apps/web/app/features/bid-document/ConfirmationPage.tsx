import type { DocumentOrder } from '@awaj/features/bid-document';
import { usePaymentCheck } from '@awaj/features/billing';
import { useSession } from '@awaj/features/session';
import { useArea } from '@awaj/i18n/react';
import type { ReactElement } from 'react';
import { Answered, DocumentPage } from './DocumentPage.tsx';
import { NoOrder } from './NoOrder.tsx';
import { OrderStatus } from './OrderStatus.tsx';
import { useBidDocuments } from './queries.ts';
import { WayBack } from './WayBack.tsx';

/** After the payment: the order, whether it is paid, and the document. */
export function ConfirmationPage({ docId }: { docId: number }): ReactElement {
  const words = useArea('bidDocument');
  const { isMember } = useSession();
  const order = { ...useBidDocuments().order(docId), enabled: isMember };
  const { query, phase, checkAgain } = usePaymentCheck(order, { hasPaid: true });
  const isPaid = ({ status, document }: DocumentOrder) => status === 'paid' || document.isPurchased;
  return (
    <DocumentPage title={words.order.title}>
      <Answered missing={<NoOrder docId={docId} />} query={query}>
        {(found) => (
          <>
            <OrderStatus
              isChecking={phase === 'checking'}
              isPaid={isPaid(found)}
              onCheckAgain={checkAgain}
              order={found}
            />
            <WayBack company={found.document.company} />
          </>
        )}
      </Answered>
    </DocumentPage>
  );
}
