import { planAmounts } from '@awaj/features/plans';
import { useArea } from '@awaj/i18n/react';
import { usePlans } from '../data/plans.ts';
import { LongText } from '../features/reading/LongText.tsx';
import { usePageTitle } from '../seo/page-title.ts';
import { readingMeta } from '../seo/reading-meta.ts';
import { plansInBrowser, plansLoader } from '../shell/plans-loader.ts';
import type { Route } from './+types/terms.ts';

export const loader = plansLoader;
export const clientLoader = plansInBrowser;

export const meta = (args: Route.MetaArgs) => readingMeta(args, 'terms');

export default function Terms({ loaderData: { plans } }: Route.ComponentProps) {
  const { lead, sections, prices } = useArea('terms');
  const amounts = planAmounts(usePlans(plans).data ?? null);
  const priced = sections.map(({ title, text, ...section }) => ({
    title,
    text: 'namesPrices' in section && amounts ? [[prices(...amounts)], ...text] : text,
  }));
  return <LongText since={new Date('2026-11-21')} title={usePageTitle()} words={{ lead, sections: priced }} />;
}
