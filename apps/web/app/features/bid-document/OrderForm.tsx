import { ApiError } from '@awaj/api-client';
import { formatAmount } from '@awaj/domain/money';
import type { UserInfo } from '@awaj/features/account';
import type { OrderValues } from '@awaj/features/bid-document';
import {
  amountOf,
  type BidDocument,
  orderLongest,
  orderProblems,
  orderValuesOf,
  toOrderBody,
} from '@awaj/features/bid-document';
import { type Refusal, useForm } from '@awaj/features/form';
import { toPaymentPage } from '@awaj/features/payment-page';
import { VatBreakdown } from '@awaj/features/plans';
import { useArea, useMessages } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { FormError } from '@awaj/ui/FormError';
import { Heading } from '@awaj/ui/Heading';
import { Stack } from '@awaj/ui/Stack';
import { Text } from '@awaj/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { paymentOrigins } from '../../config/config.ts';
import { hardNavigate } from '../../data/tokens.ts';
import { draftKey } from '../../data/use-user-info.ts';
import { useBfcacheRestore } from '../../shell/use-bfcache-restore.ts';
import { OrderFields } from './OrderFields.tsx';
import { useDocumentMutations } from './use-document-mutations.ts';

export interface OrderFormProps {
  document: BidDocument;
  buyer: UserInfo;
  /** Called when the document has changed since it was shown. */
  onStale: () => void;
}

/** Keeps a number and its unit on one line. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00A0');

function useOrderForm({ document, buyer, onStale }: OrderFormProps) {
  const { buy } = useArea('bidDocument');
  const messages = useMessages();
  const order = useMutation(useDocumentMutations().order(document.id));
  const [isLeaving, setLeaving] = useState(false);
  useBfcacheRestore(() => setLeaving(false));
  const refusal = (error: unknown): Refusal<OrderValues> | null => {
    if (!(error instanceof ApiError)) return null;
    // Bought meanwhile, perhaps in another tab.
    if (error.code === 'conflict') onStale();
    if (error.errors.price === undefined) return null;
    onStale();
    return { problem: buy.priceChanged };
  };
  const form = useForm<OrderValues>({
    initial: orderValuesOf(buyer),
    check: (values) => orderProblems(values, messages),
    longest: orderLongest,
    submit: async (values) => {
      const url = await order.mutateAsync(toOrderBody(values, document.price));
      hardNavigate(toPaymentPage(url, paymentOrigins));
      setLeaving(true);
    },
    refusal,
    draft: { key: draftKey(`order/${document.id}`, buyer), staysWhenSent: true },
  });
  // The button stays busy until the provider's page has loaded.
  return { ...form, isBusy: form.isBusy || isLeaving };
}

/** The buyer's data, the price and the payment. */
export function OrderForm(props: OrderFormProps): ReactElement {
  const { document } = props;
  const { buy } = useArea('bidDocument');
  const { form: words } = useMessages();
  const form = useOrderForm(props);
  const amount = amountOf(document.price);
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <Stack gap="l">
        <Stack gap="xxs">
          <Heading dir="auto" level={2} size="m">
            {document.title}
          </Heading>
          <Text size="s" tone="muted">
            {[document.reference, unbroken(document.fileSize)].filter(Boolean).join(' · ')}
          </Text>
        </Stack>
        <VatBreakdown amount={amount} item={buy.document} />
        <OrderFields form={form} />
        {form.problem && <FormError errors={[{ text: form.problem }]} heading={words.failed} />}
        <Stack gap="xs">
          <Text size="s">{buy.nonRefundable}</Text>
          <Button isBusy={form.isBusy} type="submit">
            {buy.button(formatAmount(amount, 'when-needed'))}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
