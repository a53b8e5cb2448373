import { type APIRequestContext, type APIResponse, expect, type Page } from '@playwright/test';
import { servers } from './servers.ts';
import { test } from './test.ts';

const { api, sandbox } = servers;

async function answerOf<Answer>(response: APIResponse): Promise<Answer> {
  expect([response.url(), response.status(), await response.text()]).toEqual([response.url(), 200, expect.anything()]);
  return response.json();
}

/** Calls the API as the front ends do for a person with a phone. */
function createPerson(request: APIRequestContext, phone: string) {
  let token: string | null = null;
  const headers = () => ({ ...(token && { authorization: `Bearer ${token}` }) });
  return {
    get: async <Answer>(path: string) => answerOf<Answer>(await request.get(api.url + path, { headers: headers() })),
    post: async <Answer>(path: string, data: object) =>
      answerOf<Answer>(await request.post(api.url + path, { data, headers: headers() })),
    download: (path: string) => request.get(api.url + path, { headers: headers() }),
    signIn(given: string) {
      token = given;
    },
    phone,
  };
}

type Person = ReturnType<typeof createPerson>;

interface Invoices {
  latest_plan_status: number;
  invoices: { id: number; status: number; amount: number; payment_method: { name: string } | null }[];
}

async function pay(page: Page, url: string): Promise<void> {
  expect(url).toContain(`${sandbox.url}/chapa/checkout/`);
  await page.goto(url);
  await expect(page.getByText('Test mode: no money moves')).toBeVisible();
  await page.getByRole('radio', { name: /telebirr/i }).check();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.waitForURL(`${servers.web.url}/**`);
}

async function codeFromInbox(page: Page, { phone }: Person, text: RegExp): Promise<string> {
  await page.goto(`${sandbox.url}/inbox?to=${phone}`);
  // The navigation beside it shows messages to other people.
  const message = page.locator('main > :not(nav)').getByText(text).filter({ visible: true }).first();
  await expect(message).toBeVisible({ timeout: 15_000 });
  return /\b[0-9A-Z]{4}\b/.exec((await message.textContent()) ?? '')?.[0] ?? '';
}

test('somebody signs up, pays, buys a document, verifies the phone and gets a new password', async ({
  page,
  request,
}) => {
  const person = createPerson(request, '0977000002');
  const { phone } = person;
  const email = 'walk@awaj.test';

  const form = { first_name: 'Almaz', last_name: 'Tadesse', email, phone, password: 'first password', plan_id: 1 };
  const receipt = await person.post<{ token: string; amount: number }>('/auth/register', form);
  expect(receipt.amount).toBe(980);
  person.signIn(receipt.token);

  await pay(page, (await person.get<{ url: string }>('/chapa/create-url')).url);
  await expect.poll(async () => (await person.get<Invoices>('/client/invoice')).latest_plan_status).toBe(1);
  const [invoice] = (await person.get<Invoices>('/client/invoice')).invoices;
  expect(invoice).toMatchObject({ status: 1, amount: 980, payment_method: { name: 'telebirr' } });
  const { tenders } = await person.get<{ tenders: { data: { id: number }[] } }>('/latest-tenders');
  const { data } = await person.get<{ data: { content: string } }>(`/tender/detail/${tenders.data[0]?.id}`);
  expect(data.content).toContain('<p>');

  expect((await person.download('/document/1/download')).status()).toBe(402);
  const order = { first_name: 'Almaz', last_name: 'Tadesse', email, phone, price: '200' };
  await pay(page, (await person.post<{ url: string }>('/document/1/order', order)).url);
  await expect.poll(async () => (await person.download('/document/1/download')).status()).toBe(200);
  const pdf = await person.download('/document/1/download');
  expect(pdf.headers()['content-disposition']).toMatch(/^attachment; filename=.*\.pdf/);
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');

  await person.post('/auth/send-OTP', { for: 'phone', phone });
  const verification = await codeFromInbox(page, person, /is your Awaj code\./);
  await person.post('/auth/verify-contact', { phone, code: verification });

  await person.post('/auth/send-OTP', { for: 'reset', phone });
  const code = await codeFromInbox(page, person, /is your Awaj code for a new password/);
  await person.post('/auth/verify-reset-password', { phone, code });
  const { token } = await person.post<{ token: string }>('/reset-password', { phone, code, password: 'second one' });
  person.signIn(token);
  await person.post('/auth/login', { username: email, password: 'second one' });
  await person.get('/client/user-info');
});
