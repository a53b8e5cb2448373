import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createChapa } from './chapa.ts';

interface Heard {
  method: string | undefined;
  url: string | undefined;
  authorization: string | undefined;
  body: unknown;
}

let heard: Heard[] = [];
let answer: { status: number; body: unknown } = { status: 200, body: {} };
let url = '';

const read = async (request: IncomingMessage) => (request.method === 'POST' ? json(request) : undefined);

const server = createServer(async (request, response) => {
  const { method, url: path, headers } = request;
  heard.push({ method, url: path, authorization: headers.authorization, body: await read(request) });
  response.writeHead(answer.status, { 'content-type': 'application/json' });
  response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
afterAll(() => server.close());
beforeEach(() => {
  heard = [];
});

const chapa = (secretKey = 'CHASECK_TEST-x') =>
  createChapa({ url, secretKey, checkoutHosts: ['checkout.chapa.co', '127.0.0.1:4010'] });

const request = {
  txRef: 'awaj-1',
  amount: 236_050,
  description: 'AWJ-2026-000311 / ሰነድ',
  returnUrl: 'https://awaj.test/payments/1',
  payer: { firstName: 'Abebe', lastName: 'Kebede', localPhone: '0911000001' },
};

const link = (checkout_url: string) => ({ message: 'Hosted Link', status: 'success', data: { checkout_url } });

describe('opening a payment', () => {
  it('asks for the amount in birr, with only the characters that Chapa accepts', async () => {
    answer = { status: 200, body: link('https://checkout.chapa.co/checkout/payment/1') };
    expect(await chapa().initialize(request)).toBe('https://checkout.chapa.co/checkout/payment/1');
    expect(heard).toEqual([
      {
        method: 'POST',
        url: '/v1/transaction/initialize',
        authorization: 'Bearer CHASECK_TEST-x',
        body: {
          amount: '2360.50',
          currency: 'ETB',
          tx_ref: 'awaj-1',
          first_name: 'Abebe',
          last_name: 'Kebede',
          phone_number: '0911000001',
          return_url: 'https://awaj.test/payments/1',
          customization: { title: 'Awaj', description: 'AWJ-2026-000311' },
        },
      },
    ]);
  });

  it('leaves out a missing phone', async () => {
    answer = { status: 200, body: link('http://127.0.0.1:4010/chapa/checkout/1') };
    await chapa().initialize({ ...request, payer: { ...request.payer, localPhone: null } });
    expect(heard[0]?.body).not.toHaveProperty('phone_number');
  });

  it.each([
    { message: 'Transaction reference has been used before', status: 'failed', data: null },
    { message: { tx_ref: ['Transaction reference has been used before'] }, status: 'failed', data: null },
  ])('recognises the answer %j as a reference that was already used', async (body) => {
    answer = { status: 400, body };
    expect(await chapa().initialize(request)).toBeNull();
  });

  it.each([
    'javascript:alert(1)',
    'https://checkout.chapa.co.evil.test/pay',
    'https://checkout.chapa.co@evil.test/pay',
    'http://checkout.chapa.co/pay',
    'https://evil.test\\@checkout.chapa.co/pay',
    '//checkout.chapa.co/pay',
    'http://localhost:4010/pay',
    '',
  ])('refuses to redirect to %j', async (address) => {
    answer = { status: 200, body: link(address) };
    await expect(chapa().initialize(request)).rejects.toThrow(/chapa: gave/);
  });

  it.each<[number, unknown]>([
    [400, { message: { amount: ['The amount is invalid'] }, status: 'failed', data: null }],
    [401, { message: 'Invalid API Key', status: 'failed', data: null }],
    [200, { message: 'odd', status: 'failed', data: null }],
    [200, 'null'],
    [500, {}],
    [200, '<html>'],
  ])('throws a provider error on the answer %i %j', async (status, body) => {
    answer = { status, body };
    await expect(chapa().initialize(request)).rejects.toMatchObject({ provider: 'chapa' });
  });
});

describe('asking for the report on a payment', () => {
  const data = { tx_ref: 'awaj-1', reference: 'AP1', amount: 400, currency: 'ETB', mode: 'test', method: 'telebirr' };

  it('uses the status of the payment, not the status of the answer', async () => {
    answer = { status: 200, body: { status: 'success', data: { ...data, status: 'pending' } } };
    expect(await chapa().verify('awaj-1')).toMatchObject({ status: 'other' });
    answer = { status: 200, body: { status: 'success', data: { ...data, status: 'success' } } };
    expect(await chapa().verify('awaj-1')).toEqual({
      status: 'success',
      txRef: 'awaj-1',
      reference: 'AP1',
      amount: 40_000,
      currency: 'ETB',
      mode: 'test',
      method: 'telebirr',
    });
    expect(heard[1]).toMatchObject({ method: 'GET', url: '/v1/transaction/verify/awaj-1' });
  });

  it.each(['Payment not paid yet', 'Invalid transaction or Transaction not found'])(
    'is null for “%s”',
    async (message) => {
      answer = { status: 404, body: { message, status: 'failed', data: null } };
      expect(await chapa().verify('awaj-1')).toBeNull();
    },
  );

  it.each([
    [401, { message: 'Live secret keys can’t be used to verify a test transaction' }],
    [200, { status: 'success', data: null }],
    [200, { status: 'success', data: { ...data, status: 'success', reference: null } }],
  ])('throws a provider error on the unclear answer %i %j', async (status, body) => {
    answer = { status, body };
    await expect(chapa().verify('awaj-1')).rejects.toMatchObject({ provider: 'chapa' });
  });
});

it('closes the payment page, even if it is already closed', async () => {
  answer = { status: 400, body: { message: 'Payment link already expired', status: 'failed' } };
  await chapa().cancel('awaj-1');
  expect(heard[0]).toMatchObject({ method: 'PUT', url: '/v1/transaction/cancel/awaj-1' });
});

it('derives the mode, live or test, from the key', () => {
  expect(chapa().mode).toBe('test');
  expect(chapa('CHASECK-x').mode).toBe('live');
});
