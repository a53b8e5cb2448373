import { useArea } from '@awaj/i18n/react';
import { LongText } from '../features/reading/LongText.tsx';
import { readingMeta } from '../features/reading/reading-meta.ts';
import { usePageTitle } from '../page-title.ts';
import type { Route } from './+types/privacy.ts';

export const meta = (args: Route.MetaArgs) => readingMeta(args, 'privacy');

export default function Privacy() {
  const privacy = useArea('privacy');
  return <LongText since={new Date('2026-11-21')} title={usePageTitle()} words={privacy} />;
}
