import { randomInt } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { servers } from './servers.ts';

/** Nobody's yet: each test brings its own people, so that none meets another's limits. */
export const freshPhone = (): string => `09${randomInt(10_000_000, 100_000_000)}`;
export const freshEmail = (): string => `person-${randomInt(1_000_000_000)}@awaj.test`;

export const password = 'first password';

export interface Member {
  phone: string;
  email: string;
  token: string;
}

export async function createMember(request: APIRequestContext): Promise<Member> {
  const [phone, email] = [freshPhone(), freshEmail()];
  const data = { first_name: 'Almaz', last_name: 'Tadesse', phone, email, password };
  const response = await request.post(`${servers.api.url}/auth/register`, { data });
  expect(response.status()).toBe(200);
  return { phone, email, token: (await response.json()).token };
}

/** With the login in this browser, as the page would keep it. */
export async function enterAs(page: Page, { token }: Pick<Member, 'token'>): Promise<void> {
  await page.goto('/pricing');
  await page.evaluate((kept) => localStorage.setItem('token', kept), token);
}

/** Once scripts run: what is pressed before does nothing yet, and a test is quicker than a person. */
async function untilRunning(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
  });
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilRunning(page);
}

export async function refresh(page: Page): Promise<void> {
  await page.reload();
  await untilRunning(page);
}

export const storedToken = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('token'));

/** The newest code that was sent to somebody. */
export async function codeFor({ request }: Page, to: string): Promise<string> {
  const address = `${servers.sandbox.url}/control/messages?${new URLSearchParams({ to })}`;
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

export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
