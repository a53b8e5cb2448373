import { useArea } from '@awaj/i18n/react';
import { Link } from '@awaj/ui/Link';
import { Text } from '@awaj/ui/Text';
import type { ReactElement } from 'react';
import { config } from '../../config/config.ts';

/** To be called by a press. A number never breaks between two lines. */
function PhoneLink(): ReactElement {
  return (
    <Link look="inline" href={`tel:${config.phone.replace(/[^+\d]/g, '')}`}>
      {config.phone.replaceAll(' ', '\u00a0')}
    </Link>
  );
}

/** Whom to ask, at any hour. `lead` where the page has words of its own for it. */
export function Contact({ lead }: { lead?: string | undefined }): ReactElement {
  const reading = useArea('reading');
  return (
    <Text as="div" tone="muted">
      {lead ?? reading.call} <PhoneLink />
    </Text>
  );
}
