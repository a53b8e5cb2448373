import { readablePhone } from '@awaj/domain/phone';
import type { Database } from '../database/database.ts';
import { type FoundUser, findUsers } from '../modules/identity/find-users.ts';
import { UsageError } from './operation.ts';

/** Describes the argument that names a user. */
export const who = 'the user’s phone, email, number or name';

export const nameOf = ({ first_name, last_name }: Pick<FoundUser, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.trim();

const contactOf = ({ phone, email }: FoundUser): string => (phone ? readablePhone(phone) : (email ?? 'no contact'));

export const describeUser = (user: FoundUser): string => `${nameOf(user)} (${user.id}, ${contactOf(user)})`;

const namedAtMost = 5;

/** Finds exactly one user by phone, email, id or a part of a name. */
export async function theUser(db: Database, text: string): Promise<FoundUser> {
  const [user, ...others] = await findUsers(db, text);
  if (!user) throw new UsageError(`There is no user with the phone, email, id or name "${text}".`);
  if (others.length === 0) return user;
  const named = [user, ...others].slice(0, namedAtMost).map(describeUser).join(', ');
  const more = others.length >= namedAtMost ? ' and others' : '';
  throw new UsageError(`"${text}" matches several: ${named}${more}. Use the number of one, or a phone or email.`);
}

/** Finds a user for a change that cannot be undone. A part of a name is not enough. */
export async function theUserOf(db: Database, contact: string): Promise<FoundUser> {
  const user = await theUser(db, contact);
  if (!/\p{L}/u.test(contact) || contact.includes('@')) return user;
  throw new UsageError(`Name ${describeUser(user)} by phone, email or number.`);
}
