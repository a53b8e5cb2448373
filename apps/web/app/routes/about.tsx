import { useArea } from '@awaj/i18n/react';
import { LongText } from '../features/reading/LongText.tsx';
import { usePageTitle } from '../seo/page-title.ts';
import { readingMeta } from '../seo/reading-meta.ts';
import type { Route } from './+types/about.ts';

export const meta = (args: Route.MetaArgs) => readingMeta(args, 'about');

export default function About() {
  const about = useArea('about');
  return <LongText title={usePageTitle()} words={about} />;
}
