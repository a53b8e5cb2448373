import type { DocumentOrder } from '@awaj/features/bid-document';
import { useArea } from '@awaj/i18n/react';
import type { ReactElement } from 'react';
import { Answered, DocumentPage } from './DocumentPage.tsx';
import { NoOrder } from './NoOrder.tsx';
import { OrderStatus } from './OrderStatus.tsx';
import { useOrder } from './use-order.ts';
import { WayBack } from './WayBack.tsx';

/** After the payment: the order, whether it is paid, and the document. */
export function ConfirmationPage({ docId }: { docId: number }): ReactElement {
  const words = useArea('bidDocument');
  const { order, isChecking, checkAgain } = useOrder(docId);
  const isPaid = ({ status, document }: DocumentOrder) => status === 'paid' || document.isPurchased;
  return (
    <DocumentPage title={words.order.title}>
      <Answered missing={<NoOrder docId={docId} />} query={order}>
        {(found) => (
          <>
            <OrderStatus isPaid={isPaid(found)} isChecking={isChecking} onCheckAgain={checkAgain} order={found} />
            <WayBack company={found.document.company} />
          </>
        )}
      </Answered>
    </DocumentPage>
  );
}
