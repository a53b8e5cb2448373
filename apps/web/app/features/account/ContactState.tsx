import type { Contact } from '@awaj/domain/contact-verification';
import { useArea, useLocale } from '@awaj/i18n/react';
import { Badge } from '@awaj/ui/Badge';
import { Link } from '@awaj/ui/Link';
import { Stack } from '@awaj/ui/Stack';
import { Text } from '@awaj/ui/Text';
import type { ReactElement } from 'react';
import { pathsIn } from '../../address/paths.ts';

export interface ContactStateProps {
  contact: Contact;
  /** Whether the account has this contact at all. */
  isKept: boolean;
  isVerified: boolean;
  /** The field holds another, unsaved contact. */
  isChanged: boolean;
}

/** Whether a contact is verified, and a link to verify it. */
export function ContactState({ contact, isKept, isVerified, isChanged }: ContactStateProps): ReactElement | null {
  const { personal: words } = useArea('account');
  const paths = pathsIn(useLocale());
  if (isChanged)
    return (
      <Text size="s" tone="muted">
        {words.changed[contact]} {contact === 'phone' && isVerified && words.oldPhoneKept}
      </Text>
    );
  if (!isKept) return null;
  if (isVerified)
    return (
      <div>
        <Badge tone="positive">{words.verified}</Badge>
      </div>
    );
  return (
    <Stack direction="row" gap="s">
      <Badge>{words.unverified}</Badge>
      <Link aria-label={words.verifyOf[contact]} href={paths.verification(contact)}>
        {words.verify}
      </Link>
    </Stack>
  );
}
