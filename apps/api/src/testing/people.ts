import type { Phone } from '@awaj/domain/phone';
import { verifiedFlagOf } from '../modules/identity/users.ts';
import type { World } from './world.ts';

let registered = 0;

/** Creates the form of a new person. No two are alike. */
export function createRegistration(change: { phone?: string; email?: string; plan_id?: 1 | 2 | 3 } = {}) {
  registered += 1;
  const number = String(registered).padStart(7, '0');
  return {
    first_name: 'Abebe',
    last_name: 'Kebede',
    email: `abebe${registered}@awaj.test`,
    phone: `092${number}`,
    password: 'correct horse',
    ...change,
  };
}

export interface Person {
  token: string;
  phone: string;
  email: string;
  password: string;
  invoiceNumber: string;
}

/** Signs up a new person. */
export async function signUp({ call }: World, change: Parameters<typeof createRegistration>[0] = {}): Promise<Person> {
  const body = createRegistration(change);
  const { token, invoice_number: invoiceNumber } = await call('register', { body });
  const { phone, email, password } = body;
  return { token, phone, email, password, invoiceNumber };
}

/** Turns 0911… into the stored form +251911…. */
export const inFull = (phone: string): Phone => phone.replace(/^0/, '+251') as Phone;

/** Marks contacts as verified without sending codes. */
export async function prove(
  { db }: World,
  { phone }: Pick<Person, 'phone'>,
  ...contacts: readonly ('phone' | 'email')[]
) {
  const proven = Object.fromEntries(contacts.map((contact) => [verifiedFlagOf[contact], true]));
  await db.updateTable('users').set(proven).where('phone', '=', inFull(phone)).execute();
}

/** Reads the code in the newest message to an address. */
export async function codeFor({ letters }: World, to: string): Promise<string> {
  const [newest] = await letters(to);
  const code = /\b[0-9A-Z]{4}\b/.exec(newest?.text ?? '')?.[0];
  if (!code) throw new Error(`There is no code for ${to}.`);
  return code;
}

/** Requests a password reset and reads its code. */
export async function sendResetCode(world: World, phone: string): Promise<string> {
  await world.call('sendOneTimeCode', { body: { for: 'reset', phone } });
  return codeFor(world, inFull(phone));
}
