import { randomInt } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { servers } from './servers.ts';

const { api, sandbox, web } = servers;

/** Nobody's yet: each test brings its own people, so that none meets another's limits. */
export const freshPhone = (): string => `09${randomInt(10_000_000, 100_000_000)}`;
export const freshEmail = (): string => `person-${randomInt(1_000_000_000)}@awaj.test`;

/** Of everybody here: the people of the demo, and those that a test brings. */
export const password = 'awaj-demo';

/** What one address may ask in an hour is bounded, and a test may come from anywhere. */
const fromAnywhere = () => ({
  'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
});

async function tokenFrom(request: APIRequestContext, path: string, data: object): Promise<string> {
  const response = await request.post(api.url + path, { data, headers: fromAnywhere() });
  expect([response.status(), await response.text()]).toEqual([200, expect.stringContaining('token')]);
  const { token } = await response.json();
  return token;
}

export const tokenOf = (request: APIRequestContext, username: string, secret = password): Promise<string> =>
  tokenFrom(request, '/auth/login', { username, password: secret });

/** Somebody new, whom no other journey touches: with an unpaid invoice, and no contact verified. */
export async function createMember(request: APIRequestContext) {
  const [phone, email] = [freshPhone(), freshEmail()];
  const form = { first_name: 'Almaz', last_name: 'Tadesse', email, phone, password, plan_id: 1 };
  return { phone, email, token: await tokenFrom(request, '/auth/register', form) };
}

/** The browser holds this login from here on. */
export async function enter(page: Page, token: string): Promise<void> {
  await page.goto(`${web.url}/favicon.svg`);
  await page.evaluate((kept) => localStorage.setItem('token', kept), token);
}

/** One of the people of the demo, or of a test, at this browser. */
export async function enterAs(page: Page, username: string): Promise<string> {
  const token = await tokenOf(page.request, username);
  await enter(page, token);
  return token;
}

/** As the API tells it, whatever a page shows. */
export async function ask<Answer>(request: APIRequestContext, token: string, path: string): Promise<Answer> {
  const response = await request.get(api.url + path, { headers: { authorization: `Bearer ${token}` } });
  expect([path, response.status()]).toEqual([path, 200]);
  return response.json();
}

/** The address of a page about an invoice, of one that this person has. */
export async function withOwnInvoice(path: string, request: APIRequestContext, token?: string): Promise<string> {
  if (!token || !path.includes(':own')) return path;
  const { invoices } = await ask<{ invoices: { id: number }[] }>(request, token, '/client/invoice');
  return path.replace(':own', String(invoices[0]?.id));
}

export const storedToken = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('token'));

/** The newest code that was sent to somebody. */
export async function codeFor({ request }: Page, to: string): Promise<string> {
  const address = `${sandbox.url}/control/messages?${new URLSearchParams({ to })}`;
  const newest = async () => {
    const { messages }: { messages: { text: string }[] } = await (await request.get(address)).json();
    return /\b[0-9A-Z]{4}\b(?= is your)/.exec(messages[0]?.text ?? '')?.[0] ?? null;
  };
  await expect.poll(newest, { timeout: 15_000 }).not.toBeNull();
  return (await newest()) ?? '';
}

/** Fills the boxes of a code from the first one. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await page
    .getByRole('group', { name: /^(Code|ኮድ)$/ })
    .getByRole('textbox')
    .first()
    .click();
  await page.keyboard.type(code);
}

/** Another code than the right one, which shares all its digits but the last. */
export const wrongCodeBeside = (code: string): string => code.slice(0, 3) + ((Number(code[3]) + 1) % 10);
