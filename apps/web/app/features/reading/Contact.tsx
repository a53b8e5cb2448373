import { Contact as ContactLine } from '@awaj/features/contact';
import { useArea } from '@awaj/i18n/react';
import type { ReactElement } from 'react';
import { config } from '../../config/config.ts';

/** Our phone number. `lead` replaces the usual text before it. */
export function Contact({ lead }: { lead?: string | undefined }): ReactElement {
  const { call } = useArea('reading');
  return <ContactLine lead={lead ?? call} phone={config.phone} />;
}
