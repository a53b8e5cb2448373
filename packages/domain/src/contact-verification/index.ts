import type { Email } from '../email/index.ts';
import type { Phone } from '../phone/index.ts';

/** The ways to contact a user. */
export type Contact = 'phone' | 'email';

/** Which contacts a user has verified. */
export interface Verification {
  isPhoneVerified: boolean;
  isEmailVerified: boolean;
}

/** The stored contacts; null for missing ones. */
type KeptContacts = Record<Contact, string | null>;

export interface Contacts {
  phone: Phone;
  email: Email;
}

/** Another spelling is not a change, because saved contacts were parsed. */
export const changedContacts = (kept: KeptContacts, saved: Contacts): Contact[] =>
  (['phone', 'email'] as const).filter((contact) => kept[contact] !== saved[contact]);

/** A changed contact is unverified; an unchanged one keeps its state. */
export function verificationAfterSaving(kept: KeptContacts & Verification, saved: Contacts): Verification {
  const changed = changedContacts(kept, saved);
  return {
    isPhoneVerified: kept.isPhoneVerified && !changed.includes('phone'),
    isEmailVerified: kept.isEmailVerified && !changed.includes('email'),
  };
}

const flagOf = { phone: 'isPhoneVerified', email: 'isEmailVerified' } as const satisfies Record<
  Contact,
  keyof Verification
>;

/** A correct code verifies only the contact it was sent to. */
export const withVerified = (verification: Verification, contact: Contact): Verification => ({
  ...verification,
  [flagOf[contact]]: true,
});
