import { printedInvoice } from '@awaj/domain/invoice';
import { formatAmount } from '@awaj/domain/money';
import { formatPhone, parsePhone } from '@awaj/domain/phone';
import type { UserInfo } from '@awaj/features/account';
import type { Invoice } from '@awaj/features/billing';
import { dayTexts } from '@awaj/features/day-texts';
import { formatInvoiceBirr } from '@awaj/features/money';
import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { InvoiceSheet } from '@awaj/ui/InvoiceSheet';
import { Link } from '@awaj/ui/Link';
import { Logo } from '@awaj/ui/Logo';
import type { ReactElement } from 'react';
import { pathsIn } from '../../address/paths.ts';
import { config } from '../../config/config.ts';
import { itemText } from './texts.ts';

interface PrintedInvoiceProps {
  invoice: Invoice;
  buyer: Pick<UserInfo, 'name' | 'companyName' | 'tin' | 'address' | 'phone'>;
}

function Actions({ invoice: { id, status } }: { invoice: Invoice }): ReactElement {
  const words = useArea('billing');
  const paths = pathsIn(useLocale());
  return (
    <>
      <Button onClick={() => print()}>{words.invoice.print}</Button>
      {status === 'unpaid' && (
        <Link href={paths.payment(id)} look="quietButton">
          {words.pay}
        </Link>
      )}
      <Link href={paths.billing()} look="quietButton">
        {words.invoice.back}
      </Link>
    </>
  );
}

function useFacts({ number, createdAt, method }: Invoice) {
  const { invoice: words } = useArea('billing');
  const { main, other } = dayTexts(createdAt, useLocale());
  return [
    { label: words.number, value: number },
    { label: words.date, value: `${main} (${other})` },
    ...(method === null ? [] : [{ label: words.method, value: method }]),
  ];
}

function useBuyer({ name, companyName, tin, address, phone }: PrintedInvoiceProps['buyer']) {
  const { invoice: words } = useArea('billing');
  const number = parsePhone(phone ?? '');
  const lines = [companyName && name, tin && words.tin(tin), address, number.ok && formatPhone(number.value)];
  return { label: words.for, name: companyName ?? name, lines: lines.filter((line) => typeof line === 'string') };
}

/** The real figures in the layout of the sample: the price is the net, and what is added the tax. */
export function PrintedInvoice({ invoice, buyer }: PrintedInvoiceProps): ReactElement {
  const area = useArea('billing');
  const { frame } = useMessages();
  const locale = useLocale();
  const { invoice: words } = area;
  const { quantity, subTotal, vat, vatPercent, gross } = printedInvoice({
    description: itemText(invoice, locale, area),
    amount: invoice.amount,
  });
  const net = formatAmount(subTotal);
  return (
    <InvoiceSheet
      actions={<Actions invoice={invoice} />}
      brand={<Logo name={frame.brand} />}
      buyer={useBuyer(buyer)}
      columns={words.columns}
      facts={useFacts(invoice)}
      items={[{ name: itemText(invoice, locale, area), quantity: String(quantity), price: net, amount: net }]}
      seller={{ label: words.from, name: words.seller, lines: [words.sellerAddress, config.phone] }}
      state={{ kind: invoice.status, label: area[invoice.status] }}
      sums={[
        { label: words.subTotal, amount: formatInvoiceBirr(subTotal, locale) },
        { label: words.vat(vatPercent), amount: formatInvoiceBirr(vat, locale) },
      ]}
      title={words.title}
      total={{ label: words.gross, amount: formatInvoiceBirr(gross, locale) }}
    />
  );
}
