import { openSession, type SessionPurpose } from '../modules/identity/sessions.ts';
import { createUnsubscribeTokens } from '../modules/notifications/unsubscribe-tokens.ts';
import { initDataOf } from './init-data.ts';
import { botToken } from './seeded.ts';
import type { World } from './world.ts';

type Account = 'active' | 'inactive' | 'trial';

const linkedId = 90_101;
const strangerId = 90_102;

const cases = Number(process.env.FUZZ_CASES ?? 100);

/** The cases, where the generator begins, and what a run of one of them is called. */
export const fuzz = { numRuns: cases, seed: Number(process.env.FUZZ_SEED ?? 20_261_121) };

/** More than are ever asked in a minute: a refusal for being too many would tell nothing. */
export const fuzzBounds = { ofAddress: 1_000_000_000, ofCredentials: 1_000_000_000 };

/** Nothing that one request leaves behind keeps the next one out. */
export const forgetLimits = ({ db }: World) => db.deleteFrom('limits').execute();

/**
 * Everybody who asks, by what they send as Authorization. Each request has a session of its own, as one of them may be
 * to end it; who they are is looked up once, as one of them may be to change the email.
 */
export async function createFuzzCallers(world: World) {
  const { db, clock, services } = world;
  const rows = await db.selectFrom('users').select(['id', 'email']).where('email', 'like', '%@awaj.test').execute();
  const idOf = (account: Account): number => rows.find(({ email }) => email === `${account}@awaj.test`)?.id ?? 0;
  const bearer = async (account: Account, purpose: SessionPurpose = 'login') =>
    `Bearer ${await openSession(db, { userId: idOf(account), purpose, at: clock.now })}`;
  const inChat = (id: number, startParameter?: string) => initDataOf(id, clock.now, botToken, startParameter);

  async function linked(): Promise<string> {
    await db.updateTable('users').set({ telegram_id: linkedId }).where('id', '=', idOf('active')).execute();
    return `tma ${inChat(linkedId)}`;
  }

  const roles: readonly (() => Promise<string | undefined>)[] = [
    async () => undefined,
    async () => undefined,
    ...Array.from({ length: 5 }, () => () => bearer('active')),
    () => bearer('inactive'),
    () => bearer('trial'),
    () => bearer('inactive', 'campaign'),
    () => bearer('active', 'reset'),
    ...Array.from({ length: 4 }, () => linked),
    async () => `tma ${inChat(strangerId, 't_99999999999999999999')}`,
    async () => `tma ${inChat(strangerId, '\uFFFF%00&hash=0')}`,
    async () => `tma ${inChat(linkedId).replace('hash=', 'hash=0')}`,
    async () => `tma ${'&='.repeat(2_000)}`,
    async () => 'Bearer nonsense',
    async () => `Bearer ${'x'.repeat(8_000)}`,
    async () => 'Basic YWRtaW46YWRtaW4=',
    async () => 'bearer',
  ];
  const unsubscribing = createUnsubscribeTokens(services.sealing);
  const reader = { userId: idOf('active'), list: 'alerts' } as const;
  return {
    roles,
    /** What only somebody has who was given it. */
    texts: [
      inChat(linkedId),
      inChat(strangerId),
      unsubscribing.issue(reader, { channel: 'email', to: 'active@awaj.test' }),
      unsubscribing.issue(reader, { channel: 'sms', to: '+251911000001' }),
    ],
  };
}

export type FuzzCallers = Awaited<ReturnType<typeof createFuzzCallers>>;
