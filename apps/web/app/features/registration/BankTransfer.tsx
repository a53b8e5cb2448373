import { formatBirr } from '@awaj/features/money';
import type { Receipt } from '@awaj/features/registration';
import { useArea, useLocale } from '@awaj/i18n/react';
import { type Fact, FactList } from '@awaj/ui/FactList';
import { Heading } from '@awaj/ui/Heading';
import { IconButton } from '@awaj/ui/IconButton';
import { copyIcon } from '@awaj/ui/icons';
import { Stack } from '@awaj/ui/Stack';
import { Text } from '@awaj/ui/Text';
import { useToast } from '@awaj/ui/Toast';
import type { ReactElement } from 'react';

/** A number to be copied, as it is needed elsewhere. */
function Copyable({ text, label }: { text: string; label: string }): ReactElement {
  const { payment } = useArea('auth');
  const show = useToast();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => show({ text: payment.copied }),
      () => show({ text: payment.copyFailed, tone: 'failure' }),
    );
  return (
    <Stack align="between" direction="row" gap="xs">
      <span>{text}</span>
      <IconButton icon={copyIcon} label={payment.copy(label)} onClick={() => void copy()} />
    </Stack>
  );
}

export function BankTransfer({ receipt }: { receipt: Receipt }): ReactElement {
  const { payment } = useArea('auth');
  const { invoiceNumber, amount, banks } = receipt;
  const copyable = (label: string, text: string, of = label): Fact => ({
    label,
    value: <Copyable label={of} text={text} />,
  });
  return (
    <Stack gap="m">
      <FactList
        facts={[
          { label: payment.amount, value: formatBirr(amount, useLocale()) },
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
      <Text tone="muted">{payment.after}</Text>
    </Stack>
  );
}
