import { useArea } from '@awaj/i18n/react';
import { LongText } from '../features/reading/LongText.tsx';
import { usePageTitle } from '../seo/page-title.ts';
import { readingMeta } from '../seo/reading-meta.ts';
import type { Route } from './+types/refund.ts';

export const meta = (args: Route.MetaArgs) => readingMeta(args, 'refund');

export default function Refund() {
  const refund = useArea('refund');
  return <LongText since={new Date('2026-11-21')} title={usePageTitle()} words={refund} />;
}
