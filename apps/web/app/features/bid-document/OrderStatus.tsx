import type { DocumentOrder } from '@awaj/features/bid-document';
import { dayTexts } from '@awaj/features/day-texts';
import { formatBirr } from '@awaj/features/money';
import { useArea, useLocale } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { DualDate } from '@awaj/ui/DualDate';
import type { Fact } from '@awaj/ui/FactList';
import { Link } from '@awaj/ui/Link';
import { PaymentStatus } from '@awaj/ui/PaymentStatus';
import { Stack } from '@awaj/ui/Stack';
import type { ReactElement } from 'react';
import { pathsIn } from '../../address/paths.ts';
import { DocumentCard } from './DocumentCard.tsx';

interface OrderStatusProps {
  order: DocumentOrder;
  isPaid: boolean;
  /** Whether the payment is still being checked. */
  isChecking: boolean;
  onCheckAgain: () => void;
}

/** A paid document is shown above the facts, with its name. */
function useFacts({ order, isPaid }: Pick<OrderStatusProps, 'order' | 'isPaid'>): Fact[] {
  const { order: words, buy } = useArea('bidDocument');
  const locale = useLocale();
  return [
    ...(isPaid ? [] : [{ label: buy.document, value: order.document.title }]),
    {
      label: words.number,
      value: <Link href={pathsIn(locale).invoice(order.invoice.id)}>{order.invoice.number}</Link>,
    },
    { label: words.amount, value: formatBirr(order.price, locale) },
    { label: words.buyer, value: order.buyer },
    ...(order.companyName ? [{ label: words.company, value: order.companyName }] : []),
    { label: words.date, value: <DualDate {...dayTexts(order.orderedAt, locale)} /> },
  ];
}

/** Ordering again leads to the same invoice and checkout, so nobody pays twice. */
function WaysOn({ order, isChecking, onCheckAgain }: Omit<OrderStatusProps, 'isPaid'>): ReactElement {
  const { unpaid } = useArea('bidDocument').order;
  return (
    <Stack gap="s">
      <Button isBusy={isChecking} onClick={onCheckAgain}>
        {unpaid.again}
      </Button>
      <Link href={pathsIn(useLocale()).buyDocument(order.document.id)} look="quietButton">
        {unpaid.pay}
      </Link>
    </Stack>
  );
}

export function OrderStatus({ order, isPaid, isChecking, onCheckAgain }: OrderStatusProps): ReactElement {
  const words = useArea('bidDocument').order;
  const kind = isPaid ? 'paid' : isChecking ? 'checking' : 'unpaid';
  const action = isPaid ? (
    <DocumentCard document={{ ...order.document, isPurchased: true }} isMain />
  ) : (
    <WaysOn isChecking={isChecking} onCheckAgain={onCheckAgain} order={order} />
  );
  return (
    <PaymentStatus
      action={action}
      facts={useFacts({ order, isPaid })}
      kind={kind}
      level={2}
      text={words[kind].text}
      title={words[kind].title}
    />
  );
}
