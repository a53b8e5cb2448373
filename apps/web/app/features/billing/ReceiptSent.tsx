import type { UserInfo } from '@awaj/features/account';
import type { Invoice } from '@awaj/features/billing';
import { receiptOf } from '@awaj/features/deliveries';
import { formatBirr } from '@awaj/features/money';
import { useArea, useLocale } from '@awaj/i18n/react';
import { Link } from '@awaj/ui/Link';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { pathsIn } from '../../address/paths.ts';
import { useAccountQueries } from '../../data/account-api.ts';
import { useUserInfo } from '../../data/use-user-info.ts';

/** The receipt is sent shortly after the payment. */
const lookEveryMs = 3_000;
const mostLooks = 10;

/** Whether the receipt waits until the email is verified, because there is no other way to send it. */
const isWaiting = ({ email, isEmailVerified, isPhoneVerified, isTelegramLinked }: UserInfo): boolean =>
  email !== null && !(isEmailVerified || isPhoneVerified || isTelegramLinked);

/** Shows where the receipt was sent, or what it waits for. */
export function ReceiptSent({ invoice }: { invoice: Invoice }): ReactElement {
  const { payment: words } = useArea('billing');
  const locale = useLocale();
  const info = useUserInfo();
  const amount = formatBirr(invoice.amount, locale);
  const { data: receipt } = useQuery({
    ...useAccountQueries().deliveries.list(),
    select: (deliveries) => receiptOf(invoice, deliveries),
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      dataUpdateCount < mostLooks && data && !receiptOf(invoice, data) ? lookEveryMs : false,
  });
  if (receipt)
    return <p>{receipt.to === null ? words.receiptInTelegram(amount) : words.receiptTo(amount, receipt.to)}</p>;
  // Keeps its line, so that nothing below moves.
  if (!(info && isWaiting(info))) return <p>{'\u00A0'}</p>;
  return (
    <p>
      {words.receiptWaits(amount)}{' '}
      <Link href={pathsIn(locale).verification('email')} look="inline">
        {words.verify}
      </Link>
    </p>
  );
}
