import { dateInAddis } from '@awaj/domain/ethiopian-calendar';
import { isFeedEmpty, type Preferences } from '@awaj/domain/preferences';
import { hasSubscription } from '@awaj/features/account';
import { useNow } from '@awaj/features/clock';
import { createPreferencesQueries } from '@awaj/features/preferences';
import { countText } from '@awaj/features/search';
import { useArea, useLocale } from '@awaj/i18n/react';
import { Banner } from '@awaj/ui/Banner';
import { Link } from '@awaj/ui/Link';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../address/paths.ts';
import { useApi } from '../../data/use-host.ts';
import { useMember } from '../../data/use-standing.ts';

/** A link to the preferences. */
function ToPreferences(): ReactElement {
  const { afterPaying: words } = useArea('telegramTender');
  return (
    <Banner
      action={
        <Link href={paths.preferences()} look="button">
          {words.start}
        </Link>
      }
      text={words.text}
      title={words.title}
      tone="success"
    />
  );
}

/** The tenders of yesterday that match the preferences. */
function FromYesterday({ chosen }: { chosen: Preferences }): ReactElement {
  const { afterPaying: words } = useArea('telegramTender');
  const { firstSteps } = useArea('preferences');
  const queries = createPreferencesQueries(useApi().client, useLocale());
  const { data } = useQuery(queries.yesterday(chosen, dateInAddis(useNow(new Date()))));
  const [count, number] = [data?.total.count ?? 0, data && countText(data.total)];
  const text = count > 0 && number ? `${words.yesterday(count, number)} ${words.morning}` : words.morning;
  const isInFeed = useLocation().pathname === paths.myFeed();
  return (
    <Banner
      action={
        !isInFeed && (
          <Link href={paths.myFeed()} look="button">
            {firstSteps.see}
          </Link>
        )
      }
      text={text}
      title={words.title}
      tone="success"
    />
  );
}

/** Shown after a payment. */
export function AfterPayingBanner(): ReactElement | null {
  const { info } = useMember(true);
  const chosen = useQuery(createPreferencesQueries(useApi().client, useLocale()).chosen());
  if (!info || !hasSubscription(info) || !chosen.data) return null;
  return isFeedEmpty(chosen.data) ? <ToPreferences /> : <FromYesterday chosen={chosen.data} />;
}
