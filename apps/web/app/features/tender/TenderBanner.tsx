import type { Banner as BannerFacts } from '@awaj/domain/entitlement';
import { formatBirr } from '@awaj/domain/money';
import { planName } from '@awaj/features/plans';
import { useArea, useLocale } from '@awaj/i18n/react';
import { Banner } from '@awaj/ui/Banner';
import { Link } from '@awaj/ui/Link';
import { OnlyOn } from '@awaj/ui/OnlyOn';
import type { ReactElement } from 'react';
import { pathsIn } from '../../paths.ts';
import { PayButton } from './PayButton.tsx';

function Payment({ planName: name, amount }: Extract<BannerFacts, { kind: 'payment' }>): ReactElement {
  const { payment } = useArea('tenderPage').banner;
  const locale = useLocale();
  return (
    <Banner
      action={<PayButton />}
      text={payment.text(planName(name, locale), formatBirr(amount, locale))}
      title={payment.title}
      tone="payment"
    />
  );
}

/** Paying for a trial begins with a plan, which the page of the subscription offers. */
function Trial({ lengthDays, daysLeft }: Extract<BannerFacts, { kind: 'trial' }>): ReactElement {
  const { trial, pay } = useArea('tenderPage').banner;
  const paths = pathsIn(useLocale());
  return (
    <Banner
      action={
        <Link href={paths.page('/billing')} look="button">
          {pay}
        </Link>
      }
      text={trial.text(lengthDays, daysLeft)}
      title={trial.title}
      tone="trial"
    />
  );
}

/** What somebody who has not paid is told above a tender. */
export function TenderBanner({ banner }: { banner: BannerFacts }): ReactElement | null {
  if (banner.kind === 'none') return null;
  return <OnlyOn medium="screen">{banner.kind === 'payment' ? <Payment {...banner} /> : <Trial {...banner} />}</OnlyOn>;
}
