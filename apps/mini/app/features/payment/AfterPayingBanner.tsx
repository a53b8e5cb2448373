import { isFeedEmpty } from '@awaj/domain/preferences';
import { hasSubscription } from '@awaj/features/account';
import { createPreferencesQueries } from '@awaj/features/preferences';
import { useArea, useLocale } from '@awaj/i18n/react';
import { Banner } from '@awaj/ui/Banner';
import { Link } from '@awaj/ui/Link';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { paths } from '../../address/paths.ts';
import { useApi } from '../../data/use-host.ts';
import { useMemberInfo } from '../../data/use-standing.ts';

/** For who has just paid and has chosen nothing yet: the way to what they supply and where. */
export function AfterPayingBanner(): ReactElement | null {
  const { afterPaying: words } = useArea('telegramTender');
  const info = useMemberInfo(true);
  const chosen = useQuery(createPreferencesQueries(useApi().client, useLocale()).chosen());
  if (!info || !hasSubscription(info) || !chosen.data || !isFeedEmpty(chosen.data)) return null;
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
