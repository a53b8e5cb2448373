import { openSession, type SessionPurpose } from '../modules/identity/sessions.ts';
import { createUnsubscribeTokens } from '../modules/notifications/unsubscribe-tokens.ts';
import { type Target, targets } from './databases.ts';
import { initDataOf } from './init-data.ts';
import { botToken } from './seeded.ts';
import type { World } from './world.ts';

type Account = 'active' | 'inactive' | 'trial';

const linkedId = 90_101;
const strangerId = 90_102;

const [embedded, postgres] = targets;
const { FUZZ_CASES, FUZZ_SEED = 20_261_121 } = process.env;

/**
 * How many cases are generated, and from which seed. The embedded database takes far longer, so it gets the first of the
 * requests if PostgreSQL gets all. FUZZ_CASES are asked of both.
 */
export const fuzzOn = (target: Target) => ({
  numRuns: Number(FUZZ_CASES ?? (target === embedded && postgres.isThere ? 30 : 100)),
  seed: Number(FUZZ_SEED),
});

/** Far more requests than any test makes: rate limiting would hide other answers. */
export const fuzzBounds = { ofAddress: 1_000_000_000, ofCredentials: 1_000_000_000 };

/** Deletes the rate limits, so that one request does not block the next. */
export const forgetLimits = ({ db }: World) => db.deleteFrom('limits').execute();

/**
 * Creates all callers by their Authorization header. Each request gets a new session, because a request may log out.
 * Ids are read only once, because a request may change the email.
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
    /** Texts that only their recipient knows. */
    texts: [
      inChat(linkedId),
      inChat(strangerId),
      unsubscribing.issue(reader, { channel: 'email', to: 'active@awaj.test' }),
      unsubscribing.issue(reader, { channel: 'sms', to: '+251911000001' }),
    ],
  };
}

export type FuzzCallers = Awaited<ReturnType<typeof createFuzzCallers>>;
