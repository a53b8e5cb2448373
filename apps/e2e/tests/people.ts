import { randomInt } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { servers } from './servers.ts';

const { api, sandbox, web } = servers;

/** Unused contacts: each test creates its own people, so that rate limits never collide. */
export const freshPhone = (): string => `09${randomInt(10_000_000, 100_000_000)}`;
export const freshEmail = (): string => `person-${randomInt(1_000_000_000)}@awaj.test`;

/** The password of everybody: the people of the demo, and those that a test creates. */
export const password = 'awaj-demo';

/** A random address for each request, because the API limits requests per address and hour. */
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

/** Creates a member for one journey alone, with an unpaid invoice and no verified contact. */
export async function createMember(request: APIRequestContext) {
  const [phone, email] = [freshPhone(), freshEmail()];
  const form = { first_name: 'Almaz', last_name: 'Tadesse', email, phone, password, plan_id: 1 };
  return { phone, email, token: await tokenFrom(request, '/auth/register', form) };
}

/** Stores this login in the browser. */
export async function enter(page: Page, token: string): Promise<void> {
  await page.goto(`${web.url}/favicon.svg`);
  await page.evaluate((kept) => localStorage.setItem('token', kept), token);
}

/** Logs in a person of the demo or of a test in this browser. */
export async function enterAs(page: Page, username: string): Promise<string> {
  const token = await tokenOf(page.request, username);
  await enter(page, token);
  return token;
}

/** Asks the API directly, independent of what a page shows. */
export async function ask<Answer>(request: APIRequestContext, token: string, path: string): Promise<Answer> {
  const response = await request.get(api.url + path, { headers: { authorization: `Bearer ${token}` } });
  expect([path, response.status()]).toEqual([path, 200]);
  return response.json();
}

/** Puts the id of the person's own invoice into the address of a page about an invoice. */
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

/** A wrong code, which differs from the right one in the last digit. */
export const wrongCodeBeside = (code: string): string => code.slice(0, 3) + ((Number(code[3]) + 1) % 10);
