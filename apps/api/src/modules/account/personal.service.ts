import type { PersonalInfo } from '@awaj/api-client/schema';
import { parseEmail } from '@awaj/domain/email';
import { isAccountName } from '@awaj/domain/person-name';
import { parsePhone } from '@awaj/domain/phone';
import type { Database } from '../../platform/database.ts';
import { refusedFields } from '../../platform/errors.ts';
import type { Language } from '../../platform/language.ts';
import type { FieldProblem } from '../../platform/problems.ts';
import { isEmailTaken, isPhoneTaken, isPhoneTrusted, splitName, takenFieldOf } from '../../platform/users.ts';
import { findUser, type UserRow } from './account.repository.ts';

/** What the account needs of the messages. */
export interface MessagePoster {
  post(
    db: Database,
    letter: {
      userId: number;
      channel: 'sms' | 'email';
      to: string;
      language: Language;
      message: { template: 'contactChanged'; channel: 'phone' | 'email' } | { template: 'passwordChanged' };
    },
  ): Promise<void>;
}

interface Dependencies {
  db: Database;
  now: () => Date;
  messages: MessagePoster;
}

type Channel = 'phone' | 'email';
type Fields = Partial<Record<keyof PersonalInfo, FieldProblem>>;

const carrierOf = { phone: 'sms', email: 'email' } as const;
const flagOf = { phone: 'is_phone_verified', email: 'is_email_verified' } as const;

/** Name, email and phone are saved together or not at all. */
function parse({ name, email, phone }: PersonalInfo) {
  const parsedEmail = parseEmail(email);
  const parsedPhone = parsePhone(phone);
  if (isAccountName(name) && parsedEmail.ok && parsedPhone.ok)
    return { name: splitName(name), email: parsedEmail.value, phone: parsedPhone.value };
  throw refusedFields({
    ...(!isAccountName(name) && { name: 'nameTooShort' }),
    ...(!parsedEmail.ok && { email: 'emailInvalid' }),
    ...(!parsedPhone.ok && { phone: 'phoneInvalid' }),
  });
}

export function createPersonalService({ db, now, messages }: Dependencies) {
  /** Remembers the contact before, and tells its owner: it may be somebody else who changed it. */
  async function leaveContact(trx: Database, user: UserRow, channel: Channel): Promise<void> {
    const address = user[channel];
    if (address === null) return;
    const isTrusted = channel === 'phone' ? await isPhoneTrusted(trx, user) : user.is_email_verified;
    await trx
      .insertInto('contact_changes')
      .values({ user_id: user.id, channel, old_address: address, was_trusted: isTrusted, changed_at: now() })
      .execute();
    const { id: userId, language } = user;
    const message = { template: 'contactChanged', channel } as const;
    await messages.post(trx, { userId, channel: carrierOf[channel], to: address, language, message });
  }

  async function store(trx: Database, userId: number, { name, ...contacts }: ReturnType<typeof parse>): Promise<void> {
    await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
    const user = await findUser(trx, userId);
    const taken: Fields = {
      ...((await isEmailTaken(trx, contacts.email, userId)) && { email: 'emailTaken' }),
      ...((await isPhoneTaken(trx, contacts.phone, now(), userId)) && { phone: 'phoneTaken' }),
    };
    if (Object.keys(taken).length > 0) throw refusedFields(taken);
    const changed = (['email', 'phone'] as const).filter((channel) => contacts[channel] !== user[channel]);
    for (const channel of changed) await leaveContact(trx, user, channel);
    const flags = Object.fromEntries(changed.map((channel) => [flagOf[channel], false]));
    await trx
      .updateTable('users')
      .set({ ...name, ...contacts, ...flags })
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
