import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { NoAnswer, ProviderError, Undeliverable } from '../../../http/errors.ts';
import { holdPort } from '../../../testing/api-process.ts';
import { inTurn } from '../../../testing/in-turn.ts';
import { addresses, providersAt } from '../../../testing/providers.ts';
import { type Sandbox, startSandbox } from '../../../testing/sandbox.ts';
import { botToken } from '../../../testing/seeded.ts';
import { createAfroMessage } from './afro-message.ts';
import { createBotApi } from './bot-api.ts';
import { createChatSender } from './chat-sender.ts';
import { createGeezSms } from './geez-sms.ts';
import { createMailSender } from './mail-sender.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ TELEGRAM_BOT_TOKEN: botToken });
});
afterEach(() => sandbox.heal());
afterAll(() => sandbox.stop());

const recipients = { afromessage: '+251911000001', geezsms: '+251911000001', telegram: '42', smtp: 'a@awaj.test' };
type Name = keyof typeof recipients;

type Place = Pick<Sandbox, 'url' | 'smtpUrl'>;

function carrierOf(name: Name, at: Place) {
  const { sms, telegram, mail } = providersAt(at);
  if (!sms.afroMessage || !sms.geezSms) throw new Error('A gateway is missing.');
  if (name === 'afromessage') return createAfroMessage(sms.afroMessage);
  if (name === 'geezsms') return createGeezSms(sms.geezSms);
  return name === 'telegram'
    ? createChatSender(createBotApi(telegram), addresses.mini, inTurn)
    : createMailSender(mail);
}

/** The outcome of sending a message through a carrier. */
async function failureOf(name: Name, at: Place): Promise<unknown> {
  const message = { to: recipients[name], subject: 'Awaj', text: 'Awaj: paid.', reference: 'r-1' };
  return carrierOf(name, at)
    .send(message)
    .then(
      () => null,
      (error: unknown) => error,
    );
}

/** Whether the message was surely not taken, will never be taken, or may have been taken. */
function kindOf(failure: unknown): string {
  if (failure instanceof Undeliverable) return 'never';
  if (failure instanceof NoAnswer) return 'unknown';
  return failure instanceof ProviderError ? 'refused' : 'sent';
}

const overHttp = ['afromessage', 'geezsms', 'telegram'] as const;

it.each(
  overHttp.flatMap((name) =>
    (
      [
        [{ kind: 'fail', status: 200 }, 'refused'],
        [{ kind: 'fail', status: 500 }, 'refused'],
        [{ kind: 'html', status: 502 }, 'unknown'],
        [{ kind: 'html', status: 200, after: true }, 'unknown'],
        [{ kind: 'half-answer' }, 'unknown'],
        [{ kind: 'drop-connection' }, 'unknown'],
        [{ kind: 'drop-connection', after: true }, 'unknown'],
      ] as const
    ).map(([fault, kind]) => [name, fault, kind] as const),
  ),
)('a message through %s, which has %j, is %s', async (name, fault, kind) => {
  await sandbox.fail(name, fault);
  expect(kindOf(await failureOf(name, sandbox))).toBe(kind);
});

it.each([
  [{ kind: 'fail', status: 451 }, 'refused'],
  [{ kind: 'fail', status: 550 }, 'never'],
  [{ kind: 'rate-limit', retryAfter: 30 }, 'refused'],
  [{ kind: 'drop-connection' }, 'unknown'],
  [{ kind: 'drop-connection', after: true }, 'unknown'],
])('a mail through a server that has %j is %s', async (fault, kind) => {
  await sandbox.fail('smtp', fault);
  expect(kindOf(await failureOf('smtp', sandbox))).toBe(kind);
});

it.each(overHttp)('the error of %s says how long it asks to wait', async (name) => {
  await sandbox.fail(name, { kind: 'rate-limit', retryAfter: 10_072 });
  expect(await failureOf(name, sandbox)).toMatchObject({ retryAfterMs: 10_072_000 });
});

it.each([...overHttp, 'smtp'] as const)('nothing was sent through %s where nobody listens', async (name) => {
  const { port, release } = await holdPort();
  release();
  const nobody = { url: `http://127.0.0.1:${port}`, smtpUrl: `smtp://127.0.0.1:${port}` };
  expect(kindOf(await failureOf(name, nobody))).toBe('refused');
});

it('each carrier times out after ten seconds', async () => {
  for (const name of overHttp) await sandbox.fail(name, { kind: 'hang' });
  const begun = performance.now();
  const failures = await Promise.all(overHttp.map((name) => failureOf(name, sandbox)));
  expect(failures.map(kindOf)).toEqual(['unknown', 'unknown', 'unknown']);
  expect(performance.now() - begun).toBeLessThan(30_000);
});
