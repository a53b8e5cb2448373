import { useArea, useLocale } from '@awaj/i18n/react';
import { Link } from '@awaj/ui/Link';
import { pathsIn } from '../address/paths.ts';
import { LongText } from '../features/reading/LongText.tsx';
import { usePageTitle } from '../seo/page-title.ts';
import { readingMeta } from '../seo/reading-meta.ts';
import type { Route } from './+types/app-privacy.ts';

export const meta = (args: Route.MetaArgs) => readingMeta(args, 'appPrivacy');

export default function AppPrivacy() {
  const appPrivacy = useArea('appPrivacy');
  return (
    <LongText since={new Date('2023-12-13')} title={usePageTitle()} words={appPrivacy}>
      <Link href={pathsIn(useLocale()).page('/privacy')}>{appPrivacy.website}</Link>
    </LongText>
  );
}
