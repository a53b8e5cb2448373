import { Link } from '@awaj/ui/Link';
import { Text } from '@awaj/ui/Text';
import type { ReactElement } from 'react';

export interface ContactProps {
  lead: string;
  phone: string;
}

/** Whom to ask, at any hour, to be called by a press. A number never breaks between two lines. */
export const Contact = ({ lead, phone }: ContactProps): ReactElement => (
  <Text as="div" tone="muted">
    {lead}{' '}
    <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`} look="inline">
      {phone.replaceAll(' ', '\u00a0')}
    </Link>
  </Text>
);
