import { formatBirr } from '@awaj/features/money';
import { lowestMonthlyPrice } from '@awaj/features/plans';
import { useLocale, useMessages } from '@awaj/i18n/react';
import { Link } from '@awaj/ui/Link';
import { OfferBanner } from '@awaj/ui/OfferBanner';
import type { ReactElement } from 'react';
import { pathsIn } from '../../address/paths.ts';
import { usePlans } from '../../data/plans.ts';

/** Above a visitor's list: what a subscription shows, and its lowest price. Without prices there is no offer. */
export function VisitorListOffer(): ReactElement | null {
  const { offer } = useMessages().plan;
  const locale = useLocale();
  const { data: plans = [] } = usePlans();
  const price = lowestMonthlyPrice(plans);
  if (price === null) return null;
  return (
    <OfferBanner
      action={
        <Link href={pathsIn(locale).page('/pricing')} look="button">
          {offer.plans}
        </Link>
      }
      text={offer.from(formatBirr(price, locale))}
      title={offer.title}
    />
  );
}
