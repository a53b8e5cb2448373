import { useArea } from '@awaj/i18n/react';
import { LongText } from '../features/reading/LongText.tsx';
import { readingMeta } from '../features/reading/reading-meta.ts';
import { usePageTitle } from '../page-title.ts';
import type { Route } from './+types/refund.ts';

export const meta = (args: Route.MetaArgs) => readingMeta(args, 'refund');

export default function Refund() {
  const refund = useArea('refund');
  return <LongText since={new Date('2026-11-21')} title={usePageTitle()} words={refund} />;
}
