import { useArea, useLocale } from '@awaj/i18n/react';
import { Link } from '@awaj/ui/Link';
import { LongText } from '../features/reading/LongText.tsx';
import { readingMeta } from '../features/reading/reading-meta.ts';
import { usePageTitle } from '../page-title.ts';
import { pathsIn } from '../paths.ts';
import type { Route } from './+types/app-privacy.ts';

export const meta = (args: Route.MetaArgs) => readingMeta(args, 'app-privacy');

export default function AppPrivacy() {
  const appPrivacy = useArea('app-privacy');
  return (
    <LongText since={new Date('2023-12-13')} title={usePageTitle()} words={appPrivacy}>
      <Link href={pathsIn(useLocale()).page('/privacy')}>{appPrivacy.website}</Link>
    </LongText>
  );
}
