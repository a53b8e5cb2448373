import { ApiError, createApiClient } from '@awaj/api-client';
import { secondMs } from '@awaj/domain/duration';
import type { PlanId } from '@awaj/domain/plan';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { UntrustedPageError } from '../payment-page/payment-page.ts';
import { createChatMutations } from './chat.mutations.ts';
import { accountPageFor, isLaunchRefused, isTenderMissing, nextPollMs, numberTimeoutMs, waitingFor } from './chat.ts';

const trusted = ['https://checkout.chapa.co'];

/** Answers with an invoice, and records the requests. */
function createBackend(result = 'https://t.me/$pK9zQx') {
  const sent: { path: string; body: unknown }[] = [];
  const fetch = async (request: Request) => {
    const body = request.method === 'POST' ? await request.json() : null;
    sent.push({ path: request.url.slice('http://api.test'.length), body });
    return Response.json(body === null ? { ok: true, result } : { status: true });
  };
  const client = new QueryClient();
  const mutations = createChatMutations(createApiClient({ baseUrl: 'http://api.test', fetch }), trusted);
  return {
    sent,
    register: (name: string) =>
      client.getMutationCache().build(client, mutations.register()).execute({ name, planId: 2 }),
    invoice: (planId: PlanId | null = null) =>
      client.getMutationCache().build(client, mutations.invoice()).execute(planId),
  };
}

const refusal = (status: number, body: object) =>
  new ApiError(new Response(null, { status }), { status: false, ...body });

describe('registering in the chat', () => {
  it('sends the name without the spaces around it, in the body', async () => {
    const { sent, register } = createBackend();
    await register('  አበበ ከበደ ');
    expect(sent).toEqual([{ path: '/telegram/register', body: { name: 'አበበ ከበደ', plan_id: 2 } }]);
  });
});

describe('an invoice', () => {
  it.each(['https://t.me/$pK9zQx', 'https://t.me/invoice/pK9_z-Q='])('%s is paid in the chat', async (url) => {
    expect(await createBackend(url).invoice()).toEqual({ place: 'chat', url });
  });

  it('is for what is due, or for the chosen plan', async () => {
    const { sent, invoice } = createBackend();
    await invoice();
    await invoice(1);
    expect(sent.map(({ path }) => path)).toEqual(['/telegram/get-invoice-url', '/telegram/get-invoice-url?plan_id=1']);
  });

  it('of a provider opens the provider’s page', async () => {
    const url = 'https://checkout.chapa.co/checkout/payment/Zk3v';
    expect(await createBackend(url).invoice()).toEqual({ place: 'page', url });
  });

  it.each(['https://t.me/joinchat/x', 'https://t.me.evil.example/$x', 'http://t.me/$x', 'javascript:alert(1)', ''])(
    'never leads to %j',
    async (url) => {
      await expect(createBackend(url).invoice()).rejects.toBeInstanceOf(UntrustedPageError);
    },
  );
});

describe('the page to get access', () => {
  it.each([
    ['login', refusal(404, { message: 'account_not_found' })],
    ['signup', refusal(422, { message: 'not_registered', phone: '+251911000009' })],
    [null, refusal(404, { message: 'tender_not_found' })],
    [null, refusal(422, { message: 'Correct it.', errors: { name: 'empty' } })],
    [null, refusal(403, { message: 'init_data_refused' })],
    [null, new TypeError('offline')],
  ] as const)('is %s after %o', (page, error) => {
    expect(accountPageFor(error)).toBe(page);
  });

  it('distinguishes a missing tender from a refused launch', () => {
    const [missing, refused] = [refusal(404, { message: 'tender_not_found' }), refusal(403, { message: 'no' })];
    expect([isTenderMissing(missing), isTenderMissing(refused)]).toEqual([true, false]);
    expect([isLaunchRefused(missing), isLaunchRefused(refused)]).toEqual([false, true]);
  });
});

describe('waiting for Telegram to notify the server', () => {
  const since = 1_000_000;
  it.each([
    [0, 'checking', 2],
    [19, 'checking', 2],
    [20, 'checking', 5],
    [119, 'checking', 5],
    [120, 'overdue', false],
  ] as const)('after %i s is %s, and asks again in %s s', (seconds, state, next) => {
    const now = since + seconds * secondMs;
    expect([waitingFor(since, now), nextPollMs(since, now)]).toEqual([state, next && next * secondMs]);
  });

  it('says after twenty seconds that a number is late, and continues to poll', () => {
    const at = (seconds: number) => waitingFor(since, since + seconds * secondMs, numberTimeoutMs);
    expect([at(19), at(20)]).toEqual(['checking', 'overdue']);
    expect(nextPollMs(since, since + 20 * secondMs)).toBe(5 * secondMs);
  });

  it('does not poll when nothing was started', () => {
    expect([waitingFor(null, since), nextPollMs(null, since)]).toEqual(['none', false]);
  });
});
