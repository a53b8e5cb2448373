import type { Email } from '../email/index.ts';
import type { Phone } from '../phone/index.ts';

/** How somebody can be reached. */
export type Contact = 'phone' | 'email';

/** Which contacts somebody has proven to be theirs. */
export interface Verification {
  isPhoneVerified: boolean;
  isEmailVerified: boolean;
}

/** The stored contacts; null where an account has none. */
type KeptContacts = Record<Contact, string | null>;

export interface Contacts {
  phone: Phone;
  email: Email;
}

/** The same number or address in another spelling is no change: what is saved has been parsed. */
export const changedContacts = (kept: KeptContacts, saved: Contacts): Contact[] =>
  (['phone', 'email'] as const).filter((contact) => kept[contact] !== saved[contact]);

/** A changed contact has yet to be proven; one that stays keeps what it has. */
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

/** The right code proves the contact that it was sent to, and no other. */
export const withVerified = (verification: Verification, contact: Contact): Verification => ({
  ...verification,
  [flagOf[contact]]: true,
});
