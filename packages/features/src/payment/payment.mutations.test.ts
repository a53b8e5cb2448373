import { createApiClient } from '@awaj/api-client';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { UntrustedPageError } from '../payment-page/payment-page.ts';
import { createPaymentMutations, type PaymentRequest } from './payment.ts';

const trusted = ['https://checkout.chapa.co'];

/** Answers with a payment page and records the requests. */
function createBackend(url: string) {
  const asked: string[] = [];
  const fetch = async (request: Request) => {
    asked.push(request.url);
    return Response.json({ url });
  };
  const client = new QueryClient();
  const { open } = createPaymentMutations(createApiClient({ baseUrl: 'http://api.test', fetch }), trusted);
  return { asked, pay: (wish: PaymentRequest) => client.getMutationCache().build(client, open()).execute(wish) };
}

it('paying returns the provider’s page for the requested invoice', async () => {
  const { asked, pay } = createBackend('https://checkout.chapa.co/checkout/payment/Zk3v');
  expect(await pay({ invoiceId: 311 })).toBe('https://checkout.chapa.co/checkout/payment/Zk3v');
  await pay({ planId: 1 });
  await pay({});
  expect(asked.map((url) => url.slice('http://api.test'.length))).toEqual([
    '/chapa/create-url?invoice_id=311',
    '/chapa/create-url?plan_id=1',
    '/chapa/create-url',
  ]);
});

it.each(['https://checkout.chapa.co.evil.example/', '/checkout', '//checkout.chapa.co', '', 'javascript:alert(1)'])(
  'paying never returns %j',
  async (url) => {
    await expect(createBackend(url).pay({ invoiceId: 1 })).rejects.toBeInstanceOf(UntrustedPageError);
  },
);
