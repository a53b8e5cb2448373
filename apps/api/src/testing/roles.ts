import { dayMs } from '@awaj/domain/duration';
import { openSession, type SessionPurpose } from '../modules/identity/sessions.ts';
import { initDataOf } from './init-data.ts';
import { inFull } from './people.ts';
import { seededAt } from './seeded.ts';
import type { World } from './world.ts';

const telegramOf = { subscriber: 90_001, unsubscribed: 90_002, stranger: 90_003 } as const;

/** All kinds of callers, by the headers they send. */
export const roles = {
  visitor: async () => ({}),
  garbage: async () => ({ token: 'garbage' }),
  expired: async (world: World) => ({ token: await tokenFor(world, 'active', { usedDaysAgo: 31 }) }),
  revoked: async (world: World) => {
    const token = await tokenFor(world, 'active');
    await world.call('logOut', { token });
    return { token };
  },
  resetOnly: async (world: World) => ({ token: await tokenFor(world, 'active', { purpose: 'reset' }) }),
  unsubscribed: async (world: World) => ({ token: await tokenFor(world, 'inactive') }),
  trial: async (world: World) => ({ token: await tokenFor(world, 'trial') }),
  trialEnded: async (world: World) => ({ token: await tokenOfFormer(world, null) }),
  subscribed: async (world: World) => ({ token: await tokenFor(world, 'active') }),
  lapsed: async (world: World) => ({ token: await tokenOfFormer(world, 3) }),
  link: async (world: World) => ({ token: await tokenFor(world, 'inactive', { purpose: 'campaign' }) }),
  otherSubscriber: async (world: World) => ({ token: await tokenFor(world, 'nofeed') }),
  chatSubscriber: async (world: World) => ({ initData: await linked(world, 'active', telegramOf.subscriber) }),
  chatUnsubscribed: async (world: World) => ({ initData: await linked(world, 'inactive', telegramOf.unsubscribed) }),
  chatStranger: async () => ({ initData: initDataOf(telegramOf.stranger) }),
  chatContact: async (world: World) => ({ initData: await withSharedContact(world) }),
  chatForged: async () => ({ initData: initDataOf(telegramOf.subscriber, seededAt, `1:${'x'.repeat(35)}`) }),
  chatStale: async () => ({ initData: initDataOf(telegramOf.subscriber, new Date(seededAt.getTime() - 2 * dayMs)) }),
} satisfies Record<string, (world: World) => Promise<{ token?: string; initData?: string }>>;

export type Role = keyof typeof roles;
export const roleNames = Object.keys(roles) as Role[];

/** Roles whose bearer token is no longer valid, or never was. */
export const isRefusedBearer = (role: Role): boolean => ['garbage', 'expired', 'revoked', 'resetOnly'].includes(role);
export const isInChat = (role: Role): boolean => role.startsWith('chat');
export const isRefusedInChat = (role: Role): boolean => role === 'chatForged' || role === 'chatStale';
/** Roles that may read everything: subscribers and trials. */
export const isEntitled = (role: Role): boolean =>
  ['trial', 'subscribed', 'otherSubscriber', 'chatSubscriber'].includes(role);

interface Opening {
  purpose?: SessionPurpose;
  usedDaysAgo?: number;
}

async function tokenFor({ db, clock }: World, account: string, { purpose = 'login', usedDaysAgo = 0 }: Opening = {}) {
  const email = `${account}@awaj.test`;
  const user = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  const at = new Date(clock.now.getTime() - usedDaysAgo * dayMs);
  return openSession(db, { userId: user.id, purpose, at });
}

/** Adds a user whose trial or subscription has ended. */
async function tokenOfFormer({ db, clock }: World, plan_id: 3 | null): Promise<string> {
  const user = await db
    .insertInto('users')
    .values({ first_name: 'Former', last_name: 'Reader', created_at: clock.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const starts_at = new Date(clock.now.getTime() - 20 * dayMs);
  await db.insertInto('subscriptions').values({ user_id: user.id, plan_id, starts_at, ends_at: clock.now }).execute();
  return openSession(db, { userId: user.id, purpose: 'login', at: clock.now });
}

let contacts = 0;

/**
 * Adds an unregistered person who has shared a phone with the bot. Each call needs a new one, because one of the
 * operations registers.
 */
async function withSharedContact({ db }: World): Promise<string> {
  contacts += 1;
  const telegram_id = 91_000 + contacts;
  const phone = inFull(`09550${10_000 + contacts}`);
  await db.insertInto('telegram_contacts').values({ telegram_id, phone, shared_at: seededAt }).execute();
  return initDataOf(telegram_id);
}

async function linked({ db }: World, account: string, telegramId: number): Promise<string> {
  const users = db.updateTable('users').set({ telegram_id: telegramId });
  await users.where('email', '=', `${account}@awaj.test`).execute();
  return initDataOf(telegramId);
}
