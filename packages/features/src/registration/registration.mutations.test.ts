import { createApiClient } from '@awaj/api-client';
import type { RegistrationReceipt } from '@awaj/api-client/schema';
import { birr } from '@awaj/domain/money';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import {
  createRegistrationMutations,
  createRegistrationQueries,
  parseReceipt,
  type Registration,
} from './registration.ts';

const receiptDto: RegistrationReceipt = {
  status: true,
  token: 'a-token',
  amount: 2360,
  invoice_number: 'AWJ-2026-000311',
  banks: [{ id: 1, bank_name: 'CBE', account_number: '0100', account_name: 'Awaj Trading PLC' }],
};
const receipt = {
  planId: 3,
  invoiceNumber: 'AWJ-2026-000311',
  amount: birr(2360),
  banks: [{ id: 1, name: 'CBE', accountNumber: '0100', holder: 'Awaj Trading PLC' }],
};
const person: Registration = {
  firstName: ' Abebe ',
  lastName: 'Kebede',
  companyName: ' ',
  phone: '0911000009',
  planId: 3,
  email: 'abebe@awaj.test',
  password: ' secret ',
};

/** Gives every request the same answer and records them. */
function createBackend(answer: object, status = 200) {
  const sent: { url: string; body: unknown }[] = [];
  const api = createApiClient({
    baseUrl: 'http://api.test',
    fetch: async (request) => {
      sent.push({ url: request.url, body: request.method === 'POST' ? await request.json() : null });
      return Response.json(answer, { status });
    },
  });
  return { sent, client: new QueryClient({ defaultOptions: { queries: { retry: false } } }), api };
}

describe('registering', () => {
  it('sends trimmed names, the password as typed, and no empty company', async () => {
    const { sent, client, api } = createBackend(receiptDto);
    const { register } = createRegistrationMutations(api);
    await expect(client.getMutationCache().build(client, register()).execute(person)).resolves.toEqual({
      token: 'a-token',
      receipt,
    });
    expect(sent[0]?.body).toEqual({
      first_name: 'Abebe',
      last_name: 'Kebede',
      phone: '0911000009',
      plan_id: 3,
      email: 'abebe@awaj.test',
      password: ' secret ',
    });
  });

  it('sends the phone in the body, and throws its problem', async () => {
    const errors = { phone: 'This phone number is already registered.' };
    const { sent, client, api } = createBackend({ status: false, message: 'No.', errors }, 422);
    const { acceptPhone } = createRegistrationMutations(api);
    const asked = client.getMutationCache().build(client, acceptPhone()).execute('0911000001');
    await expect(asked).rejects.toMatchObject({ errors });
    expect(sent).toEqual([{ url: 'http://api.test/auth/validate/phone', body: { phone: '0911000001' } }]);
  });
});

describe('the invoice of a registration', () => {
  const invoices = [
    { id: 312, invoice_number: 'AWJ-2026-000312', status: 0 },
    { id: 311, invoice_number: 'AWJ-2026-000311', status: 1 },
  ];
  const find = (number: string) => {
    const { client, api } = createBackend({ latest_plan: null, latest_plan_status: 0, invoices });
    return client.fetchQuery(createRegistrationQueries(api).invoice(number));
  };

  it('is found by its number', async () => {
    expect(await find('AWJ-2026-000311')).toEqual({ id: 311, status: 'paid' });
  });

  it('does not exist for a reader without such an invoice', async () => {
    expect(await find('AWJ-2026-000999')).toBeNull();
  });
});

describe('a receipt that the browser kept', () => {
  it('is parsed', () => expect(parseReceipt(JSON.stringify(receipt))).toEqual(receipt));

  it.each([
    '',
    'null',
    '[]',
    '7',
    '{"planId":3}',
    JSON.stringify({ ...receipt, planId: 9 }),
    JSON.stringify({ ...receipt, amount: '2360' }),
    JSON.stringify({ ...receipt, banks: [null] }),
    JSON.stringify({ ...receipt, banks: [{ id: 1, name: 'CBE' }] }),
  ])('is ignored when %s is stored', (text) => expect(parseReceipt(text)).toBeNull());
});
