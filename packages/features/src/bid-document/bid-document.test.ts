import { ApiError, createApiClient, NetworkError } from '@awaj/api-client';
import type { BidDocument, DocumentOrder } from '@awaj/api-client/schema';
import { type MutationOptions, QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createBidDocumentMutations } from './bid-document.mutations.ts';
import { createBidDocumentQueries } from './bid-document.queries.ts';

const document: BidDocument = {
  id: 1,
  title: 'Standard Bidding Document: Supply of ICT Equipment',
  price: '200',
  file_size: '7 KB',
  is_purchased: false,
  reference_number: 'BD-001/2019',
  description: 'BD-001/2019',
  company: { id: 17, name: 'Gibe Valley University' },
};

const order: DocumentOrder = {
  document,
  invoice: {
    id: 4,
    invoice_number: 'AW-2019-00042',
    description: document.title,
    document_id: document.id,
    payment_method_id: null,
    payment_method: null,
    created_at: '2026-11-21T06:00:00.000Z',
    amount: 200,
    status: 0,
    paid_at: null,
    payment_reference: null,
    period: null,
  },
  first_name: 'Abebe',
  last_name: 'Kebede',
  TIN: null,
  VAT_number: null,
  company_name: null,
  email: 'abebe@awaj.test',
  phone: '+251911000009',
  updated_at: '2026-11-21T06:00:00.000Z',
  address: null,
  price: '200',
};

function createBackend(answer: (request: Request) => Response) {
  const asked: Request[] = [];
  const fetch = async (request: Request) => {
    asked.push(request.clone());
    return answer(request);
  };
  const api = createApiClient({ baseUrl: 'http://api.test', fetch });
  return {
    asked,
    queries: createBidDocumentQueries(api, 'en'),
    mutations: createBidDocumentMutations(api, fetch),
    client: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  };
}

type Backend = ReturnType<typeof createBackend>;

const run = <Answer, Asked>({ client }: Backend, options: MutationOptions<Answer, Error, Asked>, asked: Asked) =>
  client.getMutationCache().build(client, options).execute(asked);

describe('bid documents', () => {
  it('are read with their displayed reference', async () => {
    const backend = createBackend(() => Response.json([document]));
    const [first] = await backend.client.fetchQuery(backend.queries.ofCompany(17));
    expect(backend.asked[0]?.url).toBe('http://api.test/company/17/documents');
    expect(first).toMatchObject({ id: 1, reference: 'BD-001/2019', fileSize: '7 KB', isPurchased: false });
  });

  it('have an order with its price in santim and a named state', async () => {
    const backend = createBackend(() => Response.json(order));
    expect(await backend.client.fetchQuery(backend.queries.order(1))).toMatchObject({
      invoice: { id: 4, number: 'AW-2019-00042' },
      status: 'unpaid',
      buyer: 'Abebe Kebede',
      price: 20_000,
      document: { id: 1 },
    });
  });

  it('are ordered with the form in the body, never in the address', async () => {
    const backend = createBackend(() => Response.json({ url: 'https://checkout.chapa.co/pay' }));
    const form = { first_name: 'Abebe', last_name: 'Kebede', email: 'a@awaj.test', phone: '0911000009', price: '200' };
    expect(await run(backend, backend.mutations.order(1), form)).toBe('https://checkout.chapa.co/pay');
    expect(backend.asked[0]?.url).toBe('http://api.test/document/1/order');
    expect(await backend.asked[0]?.json()).toEqual(form);
  });

  it('say so when their price has changed', async () => {
    const problem = { status: false, message: 'No', errors: { price: 'The price is 300.' } };
    const backend = createBackend(() => Response.json(problem, { status: 422 }));
    const failed = run(backend, backend.mutations.order(1), {
      ...order,
      company_name: '',
      TIN: '',
      VAT_number: '',
      address: '',
    });
    await expect(failed).rejects.toMatchObject({ errors: { price: 'The price is 300.' } });
  });
});

describe('a download', () => {
  const pdf = (headers = {}) => new Response('%PDF-', { headers: { 'Content-Type': 'application/pdf', ...headers } });
  const download = (answer: () => Response, onProgress = () => {}) => {
    const backend = createBackend(answer);
    return run(backend, backend.mutations.download(), { id: 1, title: document.title, onProgress });
  };

  it('is a file named after the title', async () => {
    const file = await download(() => pdf());
    expect([file.name, file.size]).toEqual(['Standard Bidding Document Supply of ICT Equipment.pdf', 5]);
  });

  it('reports its progress', async () => {
    const seen: unknown[] = [];
    const backend = createBackend(() => pdf({ 'Content-Length': '5' }));
    await run(backend, backend.mutations.download(), { id: 1, title: 'x', onProgress: (at) => seen.push(at) });
    expect(seen.at(-1)).toEqual({ received: 5, total: 5 });
  });

  it('refuses the login page of a captive portal', async () => {
    const page = () => new Response('<p>Log in</p>', { headers: { 'Content-Type': 'text/html' } });
    await expect(download(page)).rejects.toEqual(new NetworkError('malformed'));
  });

  it('is refused without a purchase', async () => {
    const refusal = () => Response.json({ status: false, message: 'Buy this document.' }, { status: 402 });
    await expect(download(refusal)).rejects.toBeInstanceOf(ApiError);
  });
});
