import { createApiClient } from '@awaj/api-client';
import type { UserInfo as UserInfoDto } from '@awaj/api-client/schema';
import { parsePersonalInfo } from '@awaj/domain/personal-info';
import { MutationObserver, type MutationObserverOptions, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createAccountMutations } from './account.mutations.ts';
import { createAccountQueries } from './account.ts';

const kept: UserInfoDto = {
  name: 'Selamawit Bekele',
  email: 'active@awaj.test',
  phone: '+251911000001',
  address: null,
  company_name: null,
  tin: null,
  unseen_tender_count: 12,
  is_phone_verified: true,
  is_email_verified: true,
  is_telegram_linked: false,
  is_active: true,
  latest_plan: '1 Year',
  latest_plan_type: 'SUBSCRIPTION',
  plan_duration: 365,
  plan_days_left: 265,
  amount: null,
  channel_problems: [],
};

/** A server with a fixed answer, which records the address and body of each request. */
function createBackend(answer: (body: object) => Response) {
  const asked: [url: string, body: object][] = [];
  const fetch = async (request: Request) => {
    if (request.method === 'GET') return Response.json(kept);
    const body: object = await request.json();
    asked.push([request.url, body]);
    return answer(body);
  };
  const api = createApiClient({ baseUrl: 'http://api.test', fetch });
  const client = new QueryClient();
  return {
    asked,
    client,
    mutations: createAccountMutations(api),
    info: createAccountQueries(api).info(),
    send: <Answer, Sent>(options: MutationObserverOptions<Answer, Error, Sent>, sent: Sent) =>
      new MutationObserver(client, options).mutate(sent),
  };
}

function parsed(form: Parameters<typeof parsePersonalInfo>[0]) {
  const info = parsePersonalInfo(form);
  if (!info.ok) throw new Error('The form of the test has to be right.');
  return info.value;
}

it('a saved contact is shown as unverified everywhere', async () => {
  const { client, info, mutations, send } = createBackend((body) =>
    Response.json({ ...kept, ...body, status: true, is_email_verified: false }),
  );
  await client.fetchQuery(info);
  await send(mutations.savePersonal(), parsed({ name: 'Selam B.', email: 'New@awaj.test', phone: '0911000001' }));
  expect(client.getQueryData(info.queryKey)).toMatchObject({
    name: 'Selam B.',
    email: 'new@awaj.test',
    isEmailVerified: false,
    isPhoneVerified: true,
  });
});

it('personal data is sent in the body, never in the address', async () => {
  const { asked, mutations, send } = createBackend((body) =>
    Response.json('new_password' in body ? { status: true, message: 'Changed.' } : { ...kept, ...body, status: true }),
  );
  await send(mutations.savePersonal(), parsed({ name: 'Selamawit', email: 'a@b.et', phone: '0911000001' }));
  await send(mutations.saveCompany(), { companyName: 'Bekele PLC', tin: '0012', address: 'Bole' });
  await send(mutations.changePassword(), { oldPassword: 'old secret', newPassword: 'new secret' });
  expect(asked).toEqual([
    ['http://api.test/client/account/personal', { name: 'Selamawit', email: 'a@b.et', phone: '+251911000001' }],
    ['http://api.test/client/account/company', { company_name: 'Bekele PLC', tin: '0012', address: 'Bole' }],
    ['http://api.test/client/account/security', { old_password: 'old secret', new_password: 'new secret' }],
  ]);
});

it('the shown account stays when the server refuses a change', async () => {
  const errors = { email: 'This email is already registered.' };
  const { client, info, mutations, send } = createBackend(() =>
    Response.json({ status: false, message: 'Please correct the marked fields.', errors }, { status: 422 }),
  );
  const before = await client.fetchQuery(info);
  const sent = send(mutations.savePersonal(), parsed({ name: 'Selam', email: 'trial@awaj.test', phone: '0911000001' }));
  await expect(sent).rejects.toMatchObject({ status: 422, errors });
  expect(client.getQueryData(info.queryKey)).toEqual(before);
});
