import { createHmac, randomUUID } from 'node:crypto';
import type { FeedAddress } from '@awaj/api-client/schema';
import { secondMs } from '@awaj/domain/duration';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { arbitrarilyChanged } from './testing/arbitrary-change.ts';
import { arbitraryHeaders } from './testing/arbitrary-request.ts';
import { moveOn } from './testing/clock.ts';
import type { Target } from './testing/databases.ts';
import { forgetLimits, fuzzBounds, fuzzOn } from './testing/fuzz-callers.ts';
import { toOddJson } from './testing/odd-json.ts';
import { onEveryDatabase } from './testing/on-databases.ts';
import { startPaying } from './testing/payments.ts';
import {
  connectTelegram,
  contactFrom,
  inGroup,
  paymentFrom,
  preCheckoutFrom,
  pressFrom,
  textFrom,
} from './testing/telegram.ts';
import type { World } from './testing/world.ts';

/** Requests outside the contract: files, and webhooks of carriers. */
interface Asked {
  method: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  payload?: string;
}

async function ask(world: World, asked: Asked, headers: Record<string, string>): Promise<void> {
  await forgetLimits(world);
  moveOn(world, secondMs);
  const { statusCode } = await world.app.inject({ ...asked, headers: { ...headers, ...asked.headers } });
  expect(statusCode).toBeLessThan(500);
}

type Ask = (requests: fc.Arbitrary<Asked>) => Promise<void>;

const asking =
  (world: () => World, target: Target): Ask =>
  (requests) =>
    fc.assert(
      fc.asyncProperty(requests, fc.option(arbitraryHeaders, { freq: 3, nil: {} }), (asked, headers) =>
        ask(world(), asked, headers),
      ),
      fuzzOn(target),
    );

/** A path whose last part is this, or something like it. */
const nearlyAt = (path: string): fc.Arbitrary<string> => {
  const [, folder = '', file = ''] = /^(.*\/)([^/]*)$/.exec(path) ?? [];
  const odd = fc.constantFrom(
    '',
    '%00',
    '%',
    '..%2f..',
    '%ED%A0%80',
    'x'.repeat(3_000),
    '٣',
    `${file}.ics`,
    `${file}%0A`,
  );
  const cut = fc.nat(file.length).map((length) => file.slice(0, length));
  return fc.oneof(fc.constant(file), odd, cut).map((each) => folder + each);
};

onEveryDatabase(
  'odd requests',
  (world, target) => {
    describe('for a file', () => files(world, asking(world, target)));
    describe('to a webhook', () => hooks(world, asking(world, target)));
  },
  fuzzBounds,
);

function files(world: () => World, everyTime: Ask): void {
  let urls: FeedAddress['urls'];

  beforeAll(async () => {
    const token = await world().tokenOf('active');
    const search = { body: { name: 'Roads', filters: { title: 'road' } }, token };
    const { saved_search } = await world().call('createSavedSearch', search);
    const addressOf = (saved_search_id: number | null) =>
      world().call('createFeedAddress', { body: { saved_search_id }, token });
    const [calendar, feed] = [await addressOf(null), await addressOf(saved_search.id)];
    urls = { ...feed.feed.urls, ics: calendar.feed.urls.ics };
  });

  it.each(['ics', 'atom', 'json'] as const)('of a feed as %s all get an answer', async (format) => {
    const { pathname } = new URL(urls[format] ?? '');
    await everyTime(nearlyAt(pathname).map((url) => ({ method: 'GET', url })));
  });

  it.each(['/calendar/1.17.en.1795200000.x.ics', '/company/3/logo.webp', '/docs/style.css'])(
    'such as %s all get an answer',
    async (path) => {
      await everyTime(nearlyAt(path).map((url) => ({ method: 'GET', url })));
    },
  );
}

function hooks(world: () => World, everyTime: Ask): void {
  const signed =
    (url: string, header: string, secret: string) =>
    (event: unknown): Asked => {
      const payload = event === undefined ? '' : toOddJson(event);
      const signature = createHmac('sha256', secret).update(payload).digest('hex');
      return { method: 'POST', url, payload, headers: { 'content-type': 'application/json', [header]: signature } };
    };
  const uuid = randomUUID();
  const told = {
    'mail-events': { id: '1', event: 'hard-bounce', message_id: `<${uuid}@awaj.test>`, recipient: 'active@awaj.test' },
    'sms-status': { id: '1', event: 'failed', message_id: uuid },
    'sms-inbound': { id: '1', from: '251911000001', text: 'STOP' },
  };

  it.each(Object.entries(told))('at /hooks/%s all get an answer', async (name, event) => {
    const { mail, sms } = world().services.providers.hookSecrets;
    const toRequest = signed(`/hooks/${name}`, 'x-signature', String(name.startsWith('mail') ? mail : sms));
    await everyTime(arbitrarilyChanged(event).map(toRequest));
  });

  it('of a payment all get an answer', async () => {
    const { txRef } = await startPaying(world());
    const toRequest = signed('/webhooks/chapa', 'x-chapa-signature', world().services.providers.chapa.webhookSecret);
    await everyTime(arbitrarilyChanged(world().chapa.pay(txRef)).map(toRequest));
  });

  it('of Telegram all get an answer, whatever people write', async () => {
    const telegram = connectTelegram(world());
    const updates = [
      textFrom(1, 90_201, '/start t_17'),
      textFrom(1, 90_201, '/alerts'),
      textFrom(1, 90_201, 'hello'),
      inGroup(textFrom(1, 90_201, '/start')),
      contactFrom(1, 90_201, '+251911000009', 90_201),
      pressFrom(1, 90_201, 'save:17'),
      preCheckoutFrom(1, 90_201, { txRef: 'nothing', amount: 98_000 }),
      paymentFrom(1, 90_201, { txRef: 'nothing', amount: 98_000 }),
    ];
    const headers = {
      'content-type': 'application/json',
      'x-telegram-bot-api-secret-token': world().services.providers.telegram.webhookSecret,
    };
    const requests = fc.oneof(...updates.map((update) => arbitrarilyChanged(update, { ofTextsOnly: true })));
    await everyTime(
      requests.map((update) => ({
        method: 'POST',
        url: '/webhooks/telegram',
        headers,
        payload: JSON.stringify({ ...(update as object), update_id: telegram.nextId() }),
      })),
    );
  });
}
