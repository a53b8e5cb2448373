import { monthlyPriceOf } from '@awaj/domain/plan';
import { formatBirr } from '@awaj/features/money';
import { type Tender, TenderOffer } from '@awaj/features/tender';
import { useArea, useLocale } from '@awaj/i18n/react';
import { Link } from '@awaj/ui/Link';
import type { ReactElement } from 'react';
import { pathsIn } from '../../address/paths.ts';
import type { LoadedPlans } from '../../data/plans.ts';

interface VisitorOfferProps {
  tender: Pick<Tender, 'id'>;
  plans: LoadedPlans;
}

/** The benefits of a yearly subscription for visitors, and links to log in or register. */
export function VisitorOffer({ tender, plans }: VisitorOfferProps): ReactElement {
  const { locked } = useArea('tenderPage');
  const locale = useLocale();
  const paths = pathsIn(locale);
  const yearly = plans?.find(({ months }) => months === 12);
  const login = (
    <>
      <Link href={paths.login(paths.tender(tender.id))} look="inline">
        {locked.login}
      </Link>{' '}
      {locked.or}{' '}
      <Link href={paths.signup()} look="inline">
        {locked.register}
      </Link>
    </>
  );
  return (
    <TenderOffer
      action={
        <Link href={paths.signup()} look="button">
          {yearly ? locked.subscribeFor(formatBirr(yearly.price, locale)) : locked.subscribe}
        </Link>
      }
      notes={yearly ? [locked.perMonth(formatBirr(monthlyPriceOf(yearly), locale)), locked.guarantee, login] : [login]}
    />
  );
}
