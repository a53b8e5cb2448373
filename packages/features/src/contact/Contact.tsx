import { Link } from '@awaj/ui/Link';
import { Text } from '@awaj/ui/Text';
import type { ReactElement } from 'react';

export interface ContactProps {
  lead: string;
  phone: string;
}

/** Our phone number as a link, for questions at any hour. It never breaks between two lines. */
export const Contact = ({ lead, phone }: ContactProps): ReactElement => (
  <Text as="div" tone="muted">
    {lead}{' '}
    <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`} look="inline">
      {phone.replaceAll(' ', '\u00a0')}
    </Link>
  </Text>
);
