import { canReceiveSms } from '@awaj/domain/phone';
import type { Database } from '../../database/database.ts';
import type { Message, Notification, Outbox } from '../notifications/notification.ts';

type PaymentMessage = Extract<Message, { template: `payment${string}` }>;

interface Contacts {
  phone: string | null;
  email: string | null;
  telegram_id: number | null;
}

/** The one way by which somebody is told: what they read soonest. Null for those who cannot be reached. */
function wayTo({ phone, email, telegram_id }: Contacts): Pick<Notification, 'channel' | 'to'> | null {
  if (phone && canReceiveSms(phone)) return { channel: 'sms', to: phone };
  if (email) return { channel: 'email', to: email };
  return telegram_id === null ? null : { channel: 'telegram', to: String(telegram_id) };
}

/** Tells whose invoice it is what became of their money, in their language; false where nobody can be told. */
export async function tellPayer(trx: Database, outbox: Outbox, message: PaymentMessage): Promise<boolean> {
  const user = await trx
    .selectFrom('invoices')
    .innerJoin('users', 'users.id', 'invoices.user_id')
    .select(['users.id', 'phone', 'email', 'telegram_id', 'language'])
    .where('invoice_number', '=', message.invoiceNumber)
    .executeTakeFirst();
  const way = user && wayTo(user);
  if (!way) return false;
  await outbox.enqueue(trx, { userId: user.id, ...way, language: user.language, message });
  return true;
}
