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
import { type ReactElement, useState } from 'react';
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

/** A number with a button to copy it. */
function Copyable({ text, label }: { text: string; label: string }): ReactElement {
  const { payment } = useArea('auth');
  const copy = useCopy();
  return (
    <Stack align="between" direction="row" gap="xs">
      <span>{text}</span>
      <IconButton icon={copyIcon} label={payment.copy(label)} onClick={() => copy(text)} />
    </Stack>
  );
}

/** Says what happens after the transfer. Nobody has to report it, because we find it by its reference. */
function Sent(): ReactElement {
  const { payment } = useArea('auth');
  const paths = pathsIn(useLocale());
  const [isSent, setSent] = useState(false);
  if (!isSent)
    return (
      <>
        <Text tone="muted">{payment.after}</Text>
        <Button onClick={() => setSent(true)} tone="quiet">
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

export function BankTransfer({ receipt }: { receipt: Receipt }): ReactElement {
  const { payment } = useArea('auth');
  const locale = useLocale();
  const copy = useCopy();
  const { invoiceNumber, amount, banks } = receipt;
  const copyable = (label: string, text: string, of = label): Fact => ({
    label,
    value: <Copyable label={of} text={text} />,
  });
  return (
    <Stack gap="m">
      <FactList
        facts={[
          { label: payment.amount, value: formatBirr(amount, locale) },
          copyable(payment.invoiceNumber, invoiceNumber),
        ]}
      />
      <Text>{payment.quote}</Text>
      {banks.map(({ id, name, accountNumber, holder }) => (
        <Stack as="section" gap="xs" key={id}>
          <Heading level={2} size="s">
            {name}
          </Heading>
          <FactList
            facts={[
              copyable(payment.account, accountNumber, `${payment.account}, ${name}`),
              { label: payment.holder, value: holder },
            ]}
          />
        </Stack>
      ))}
      <Button onClick={() => copy(allOf(receipt, locale, payment))} tone="quiet">
        <Icon drawing={copyIcon} />
        {payment.copyAll}
      </Button>
      <Sent />
    </Stack>
  );
}
