import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { ask, enter, tokenOf } from './people.ts';
import { servers } from './servers.ts';
import { test } from './test.ts';

type Timeline = { data: { kind: string }[] };

/** A tender of the demo with this event. Every hundredth tender from the fiftieth on has a history. */
async function findTender(request: APIRequestContext, token: string, kind: string): Promise<number> {
  for (let id = 50; id <= 5000; id += 100) {
    const { data } = await ask<Timeline>(request, token, `/tender/${id}/timeline`);
    if (data.some((event) => event.kind === kind)) return id;
  }
  throw new Error('The demo has no such tender.');
}

const event = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('ol > li')
    .filter({ has: page.getByText(name, { exact: true }) });

test('a subscriber reads what happened to a tender and when, and a visitor only what happened', async ({
  page,
  request,
}) => {
  const token = await tokenOf(request, 'active@awaj.test');
  const id = await findTender(request, token, 'extended');
  await page.goto(`/tender/${id}`);
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  await expect(event(page, 'Deadline extended')).toHaveText('Login or SubscribeDeadline extended');
  await enter(page, token);
  await page.goto(`/tender/${id}`);
  await expect(event(page, 'Deadline extended')).toContainText(/^\d.+ · .+Closing date: from .+ to .+20\d\d$/);
});

test('a cancelled tender says so and shows no remaining time', async ({ page, request }) => {
  const token = await tokenOf(request, 'active@awaj.test');
  const id = await findTender(request, token, 'cancelled');
  await enter(page, token);
  await page.goto(`/tender/${id}`);
  for (const badge of ['BIDDING CLOSED', 'CANCELLED'])
    await expect(page.getByRole('main').getByText(badge, { exact: true }).first()).toBeVisible();
  await expect(event(page, 'Cancelled')).toBeVisible();
  await expect(page.getByRole('complementary').getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(page.getByRole('complementary').getByText(/^Close[sd]| left$/)).toHaveCount(0);
});

test('a timeline that does not load can be retried', async ({ page, request }) => {
  const token = await tokenOf(request, 'active@awaj.test');
  const id = await findTender(request, token, 'cancelled');
  await page.route(`${servers.api.url}/tender/${id}/timeline`, (route) => route.fulfill({ status: 400, json: {} }));
  await page.goto(`/tender/${id}`);
  await expect(page.getByText('Couldn’t load the timeline.')).toBeVisible();
  await page.unroute(`${servers.api.url}/tender/${id}/timeline`);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(event(page, 'Cancelled')).toBeVisible();
});
