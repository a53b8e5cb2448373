import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { servers } from './servers.ts';

const { api, web } = servers;

export const demoPassword = 'awaj-demo';

async function tokenFrom(request: APIRequestContext, path: string, data: object): Promise<string> {
  const response = await request.post(api.url + path, { data });
  expect([response.status(), await response.text()]).toEqual([200, expect.stringContaining('token')]);
  const { token } = await response.json();
  return token;
}

export const logIn = (request: APIRequestContext, username: string, password = demoPassword): Promise<string> =>
  tokenFrom(request, '/auth/login', { username, password });

let people = 0;

/** Somebody new, whom no other journey touches: with an unpaid invoice, and no contact verified. */
export async function register(request: APIRequestContext) {
  people += 1;
  const digits = `${Date.now()}${people}`.slice(-8);
  const [phone, email] = [`09${digits}`, `person-${digits}@awaj.test`];
  const form = { first_name: 'Almaz', last_name: 'Tadesse', email, phone, password: demoPassword, plan_id: 1 };
  return { phone, email, token: await tokenFrom(request, '/auth/register', form) };
}

/** The browser holds this login from here on. */
export async function enter(page: Page, token: string): Promise<void> {
  await page.goto(`${web.url}/favicon.svg`);
  await page.evaluate((kept) => localStorage.setItem('token', kept), token);
}

/** As the API tells it, whatever a page shows. */
export async function ask<Answer>(request: APIRequestContext, token: string, path: string): Promise<Answer> {
  const response = await request.get(api.url + path, { headers: { authorization: `Bearer ${token}` } });
  expect([path, response.status()]).toEqual([path, 200]);
  return response.json();
}
