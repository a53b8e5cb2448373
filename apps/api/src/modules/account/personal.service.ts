import type { PersonalInfo } from '@awaj/api-client/schema';
import { type Contact, changedContacts } from '@awaj/domain/contact-verification';
import { parsePersonalInfo } from '@awaj/domain/personal-info';
import type { Database } from '../../database/database.ts';
import { refusedFields } from '../../http/errors.ts';
import { emailProblems, type FieldProblem, phoneProblems } from '../../http/problems.ts';
import {
  isEmailTaken,
  isPhoneTaken,
  isPhoneTrusted,
  lockUser,
  splitName,
  takenFieldOf,
  verifiedFlagOf,
} from '../identity/users.ts';
import { deliveryChannelOf, type Outbox } from '../notifications/notification.ts';
import { findUser, type UserRow } from './account.repository.ts';

interface Dependencies {
  db: Database;
  now: () => Date;
  messages: Outbox;
}

type Fields = Partial<Record<keyof PersonalInfo, FieldProblem>>;

/** Name, email and phone are saved together or not at all. */
function parse(form: PersonalInfo) {
  const parsed = parsePersonalInfo(form);
  if (parsed.ok) return parsed.value;
  const { name, email, phone } = parsed.error;
  throw refusedFields({
    ...(name && { name: 'nameTooShort' }),
    ...(email && { email: emailProblems[email] }),
    ...(phone && { phone: phoneProblems[phone] }),
  });
}

export function createPersonalService({ db, now, messages }: Dependencies) {
  /** Remembers the old contact and notifies it, because somebody else may have made the change. */
  async function leaveContact(trx: Database, user: UserRow, channel: Contact): Promise<void> {
    const address = user[channel];
    if (address === null) return;
    const isTrusted = channel === 'phone' ? await isPhoneTrusted(trx, user) : user.is_email_verified;
    await trx
      .insertInto('contact_changes')
      .values({ user_id: user.id, channel, old_address: address, was_trusted: isTrusted, changed_at: now() })
      .execute();
    const { id: userId, language } = user;
    const message = { template: 'contactChanged', channel } as const;
    await messages.enqueue(trx, { userId, channel: deliveryChannelOf[channel], to: address, language, message });
  }

  async function store(trx: Database, userId: number, { name, ...contacts }: ReturnType<typeof parse>): Promise<void> {
    await lockUser(trx, userId);
    const user = await findUser(trx, userId);
    const taken: Fields = {
      ...((await isEmailTaken(trx, contacts.email, userId)) && { email: 'emailTaken' }),
      ...((await isPhoneTaken(trx, contacts.phone, now(), userId)) && { phone: 'phoneTaken' }),
    };
    if (Object.keys(taken).length > 0) throw refusedFields(taken);
    const changed = changedContacts(user, contacts);
    for (const channel of changed) await leaveContact(trx, user, channel);
    const flags = {
      ...Object.fromEntries(changed.map((channel) => [verifiedFlagOf[channel], false])),
      ...(changed.includes('phone') && { phone_proven_at: null }),
    };
    await trx
      .updateTable('users')
      .set({ ...splitName(name), ...contacts, ...flags })
      .where('id', '=', userId)
      .execute();
  }

  return async function updatePersonalInfo(userId: number, form: PersonalInfo): Promise<void> {
    const info = parse(form);
    try {
      await db.transaction().execute((trx) => store(trx, userId, info));
    } catch (error) {
      const field = takenFieldOf(error);
      throw field ? refusedFields({ [field]: `${field}Taken` }) : error;
    }
  };
}
