import { groupThousands } from '@awaj/domain/money';
import { defaultPlanId, monthlyPriceOf } from '@awaj/domain/plan';
import { formatBirr } from '@awaj/features/money';
import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
import { Hero } from '@awaj/ui/Hero';
import { Link } from '@awaj/ui/Link';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { pathsIn } from '../../address/paths.ts';
import { type LoadedPlans, usePlans } from '../../data/plans.ts';
import { retryWhileFailing } from '../../data/query-client.ts';
import { Contact } from '../reading/Contact.tsx';
import { NewestNotices } from './NewestNotices.tsx';
import { useLandingPage } from './queries.ts';

/** The top of the landing page: what Awaj is, the newest tenders and the first step. */
export function Welcome({ plans }: { plans: LoadedPlans }): ReactElement {
  const { title, lead, begin, browse, guarantee } = useArea('landing');
  const { frame, plan: planWords } = useMessages();
  const locale = useLocale();
  const paths = pathsIn(locale);
  const queries = useLandingPage();
  const { data: statistics } = useQuery({ ...queries.statistics(), ...retryWhileFailing });
  const { data: headlines } = useQuery({ ...queries.headlines(), ...retryWhileFailing });
  const plan = usePlans(plans).data?.find(({ id }) => id === defaultPlanId);
  return (
    <Hero
      actions={
        <>
          <Link href={paths.signup({ plan: defaultPlanId })} look="button">
            {plan ? begin(planWords.perMonth(formatBirr(monthlyPriceOf(plan), locale))) : frame.signup}
          </Link>
          <Link href={paths.tenders()} look="text">
            {browse(statistics ? groupThousands(statistics.openTenders) : null)}
          </Link>
        </>
      }
      note={<Contact lead={guarantee} />}
      {...(headlines &&
        headlines.length > 0 && {
          picture: <NewestNotices addedToday={statistics?.addedToday ?? 0} headlines={headlines} />,
        })}
      text={lead(statistics?.sources ?? null)}
      title={title}
    />
  );
}
