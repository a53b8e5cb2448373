import { toDecimal } from '@awaj/domain/money';
import { formatBirr } from '@awaj/features/money';
import type { Receipt } from '@awaj/features/registration';
import type { AreaMessages, Locale } from '@awaj/i18n';
import { useArea, useLocale } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { type Fact, FactList } from '@awaj/ui/FactList';
import { Heading } from '@awaj/ui/Heading';
import { Icon } from '@awaj/ui/Icon';
import { IconButton } from '@awaj/ui/IconButton';
import { copyIcon } from '@awaj/ui/icons';
import { Link } from '@awaj/ui/Link';
import { Notice } from '@awaj/ui/Notice';
import { Stack } from '@awaj/ui/Stack';
import { Text } from '@awaj/ui/Text';
import { useToast } from '@awaj/ui/Toast';
import type { ReactElement } from 'react';
import { pathsIn } from '../../address/paths.ts';

function useCopy(): (text: string) => void {
  const { payment } = useArea('auth');
  const show = useToast();
  return (text) =>
    void navigator.clipboard.writeText(text).then(
      () => show({ text: payment.copied }),
      () => show({ text: payment.copyFailed, tone: 'failure' }),
    );
}

function CopyButton({ text, label }: { text: string; label: string }): ReactElement {
  const { payment } = useArea('auth');
  const copy = useCopy();
  return <IconButton icon={copyIcon} label={payment.copy(label)} onClick={() => copy(text)} />;
}

export interface BankTransferProps {
  receipt: Receipt;
  /** The reader says that the money is on its way. */
  isSent: boolean;
  onSent: () => void;
}

/** Says what happens after the transfer. Nobody has to report it, because we find it by its reference. */
function Sent({ isSent, onSent }: Omit<BankTransferProps, 'receipt'>): ReactElement {
  const { payment } = useArea('auth');
  const paths = pathsIn(useLocale());
  if (!isSent)
    return (
      <>
        <Text tone="muted">{payment.after}</Text>
        <Button onClick={onSent} tone="quiet">
          {payment.sent}
        </Button>
      </>
    );
  return (
    <>
      <Notice tone="success">
        <strong>{payment.sentTitle}</strong> {payment.afterSent}
      </Notice>
      <Link href={paths.tenders()} look="button">
        {payment.toTenders}
      </Link>
    </>
  );
}

/** All data of a transfer as one text, for a bank's counter or an accountant. */
function allOf(
  { invoiceNumber, amount, banks }: Receipt,
  locale: Locale,
  words: AreaMessages['auth']['payment'],
): string {
  const accounts = banks.map(({ name, accountNumber, holder }) => [
    name,
    `${words.account}: ${accountNumber}`,
    `${words.holder}: ${holder}`,
  ]);
  const due = [`${words.amount}: ${formatBirr(amount, locale)}`, `${words.invoiceNumber}: ${invoiceNumber}`];
  return [due, ...accounts].map((lines) => lines.join('\n')).join('\n\n');
}

/** The amount and the reference to quote, then one account a line: people look for their own bank. */
export function BankTransfer({ receipt, ...sent }: BankTransferProps): ReactElement {
  const { payment } = useArea('auth');
  const locale = useLocale();
  const copy = useCopy();
  const { invoiceNumber, amount, banks } = receipt;
  const copyable = (label: string, value: string, { of = label, text = value } = {}): Fact => ({
    label,
    value,
    action: <CopyButton label={of} text={text} />,
  });
  const holders = [...new Set(banks.map(({ holder }) => holder))];
  return (
    <Stack gap="m">
      <Stack gap="s">
        <FactList
          facts={[
            // A bank's app takes only the figure.
            copyable(payment.amount, formatBirr(amount, locale), { text: toDecimal(amount) }),
            copyable(payment.invoiceNumber, invoiceNumber),
            ...(holders.length === 1 ? holders.map((holder) => copyable(payment.holder, holder)) : []),
          ]}
          look="linesOnCard"
        />
        <Button onClick={() => copy(allOf(receipt, locale, payment))} tone="quiet">
          <Icon drawing={copyIcon} />
          {payment.copyAll}
        </Button>
        <Text>{payment.quote}</Text>
      </Stack>
      <Stack as="section" gap="xs">
        <Heading level={2} size="s">
          {payment.accounts}
        </Heading>
        <FactList
          facts={banks.map(({ id, name, accountNumber, holder }) => ({
            ...copyable(holders.length === 1 ? name : `${name} · ${holder}`, accountNumber, {
              of: `${payment.account}, ${name}`,
            }),
            id: String(id),
          }))}
        />
      </Stack>
      <Sent {...sent} />
    </Stack>
  );
}
