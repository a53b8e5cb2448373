import { readablePhone } from '@awaj/domain/phone';
import type { Database } from '../database/database.ts';
import { type FoundUser, findUsers } from '../modules/identity/find-users.ts';
import { onlyOne } from './only-one.ts';
import { UsageError } from './operation.ts';

/** Describes the argument that names a user. */
export const userArgument = 'the user’s phone, email, number or name';

export const nameOf = ({ first_name, last_name }: Pick<FoundUser, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.trim();

const contactOf = ({ phone, email }: FoundUser): string => (phone ? readablePhone(phone) : (email ?? 'no contact'));

export const describeUser = (user: FoundUser): string => `${nameOf(user)} (${user.id}, ${contactOf(user)})`;

/** Finds exactly one user by phone, email, id or a part of a name. */
export const requireUser = async (db: Database, text: string): Promise<FoundUser> =>
  onlyOne(await findUsers(db, text), {
    none: `There is no user with the phone, email, id or name "${text}".`,
    several: `"${text}" matches several`,
    nameOf: describeUser,
    advice: 'Use the number of one, or a phone or email.',
  });

/** Finds a user for a change that cannot be undone. A part of a name is not enough. */
export async function requireUserByContact(db: Database, contact: string): Promise<FoundUser> {
  const user = await requireUser(db, contact);
  if (!/\p{L}/u.test(contact) || contact.includes('@')) return user;
  throw new UsageError(`Name ${describeUser(user)} by phone, email or number.`);
}
