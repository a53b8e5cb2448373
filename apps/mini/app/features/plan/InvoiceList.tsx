import { type Invoice, itemText } from '@awaj/features/billing';
import { dayTexts } from '@awaj/features/day-texts';
import { formatBirr } from '@awaj/features/money';
import { useArea, useLocale } from '@awaj/i18n/react';
import { Badge } from '@awaj/ui/Badge';
import { Card } from '@awaj/ui/Card';
import { Heading } from '@awaj/ui/Heading';
import { Link } from '@awaj/ui/Link';
import { Stack } from '@awaj/ui/Stack';
import { Text } from '@awaj/ui/Text';
import type { ReactElement } from 'react';
import { useSitePaths } from '../../data/use-site-paths.ts';

function InvoiceCard({ invoice }: { invoice: Invoice }): ReactElement {
  const words = useArea('billing');
  const locale = useLocale();
  const site = useSitePaths();
  const { id, number, amount, status, createdAt } = invoice;
  return (
    <Card>
      <Stack gap="xxs">
        <Stack align="cornered" direction="row" gap="s">
          <Text as="span" weight="strong">
            {itemText(invoice, locale, words)}
          </Text>
          <Badge tone={status === 'paid' ? 'positive' : 'saffron'}>{words[status]}</Badge>
        </Stack>
        <Stack align="between" direction="row" gap="s">
          <Text as="span" figures="tabular" size="s" tone="muted">
            {dayTexts(createdAt, locale).main}
          </Text>
          <Text as="span" figures="tabular" weight="strong">
            {formatBirr(amount, locale)}
          </Text>
        </Stack>
        <Link href={site.invoice(id)}>{number}</Link>
      </Stack>
    </Card>
  );
}

/** All invoices, newest first, each linked to its printable page on the website. */
export function InvoiceList({ invoices }: { invoices: readonly Invoice[] }): ReactElement {
  const words = useArea('billing');
  return (
    <Stack as="section" gap="s">
      <Heading level={2} size="m">
        {words.invoices}
      </Heading>
      {invoices.length === 0 && <Text tone="muted">{words.noInvoicesHint}</Text>}
      {invoices.map((invoice) => (
        <InvoiceCard invoice={invoice} key={invoice.id} />
      ))}
    </Stack>
  );
}
