import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { codeFor, createMember, enter, typeCode, wrongCodeBeside } from './people.ts';
import { test } from './test.ts';

function countOf(page: Page, path: string): () => number {
  let count = 0;
  page.on('request', (each) => {
    if (each.method() === 'POST' && each.url().endsWith(path)) count += 1;
  });
  return () => count;
}

const verify = (page: Page) => page.getByRole('button', { name: 'Verify' }).click();

async function expectRedUnderBoxes(page: Page): Promise<void> {
  const boxes = page.getByRole('group', { name: 'Code' });
  const refusal = boxes.getByText('This code is not valid.', { exact: false });
  const [box, said] = [await boxes.getByRole('textbox').last().boundingBox(), await refusal.boundingBox()];
  expect(said?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
  const [red = 0, green = 0, blue = 0] = await refusal.evaluate(
    (element) => getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [],
  );
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
}

test('a phone is verified by a code, which is sent once when the page opens', async ({ page, request }) => {
  const member = await createMember(request);
  const codesSent = countOf(page, '/auth/send-OTP');
  const codesTried = countOf(page, '/auth/verify-contact');
  await enter(page, member.token);
  await page.goto('/verification/phone');
  await expect(page.getByText(/^Code sent to 09\d\d \d{3} \d{3}\. It works for 10 minutes\.$/)).toBeVisible();
  const first = page.getByRole('textbox').first();
  await expect(first).toBeFocused();
  await expect(first).toHaveCSS('font-size', '22px');
  await page.reload();
  await expect(page.getByText(/^in [1-6]?\d s$/)).toBeVisible();
  expect(codesSent()).toBe(1);
  await expectAccessible(page);

  await typeCode(page, '0421');
  await verify(page);
  await expect(page.getByText('Our codes never start with 0.', { exact: false })).toBeVisible();
  await typeCode(page, '48');
  await page.keyboard.press('Delete');
  await verify(page);
  await expect(page.getByText('Enter all 4 digits of the code.')).toBeVisible();
  expect(codesTried()).toBe(0);

  const code = await codeFor(page, member.phone);
  await typeCode(page, wrongCodeBeside(code));
  await verify(page);
  await expect(page.getByRole('group', { name: 'Code' })).toHaveAccessibleDescription(
    'This code is not valid. Check it or ask for a new one.',
  );
  await expectRedUnderBoxes(page);
  await expectAccessible(page);
  await typeCode(page, code);
  await verify(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Verified !' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to Tenders' }).click();
  await expect(page).toHaveURL('/tenders');
  await expect(page.getByText('1 notification')).toHaveCount(1);
  await page.goto('/verification/phone');
  await expect(page.getByRole('heading', { level: 1, name: 'Already verified' })).toBeVisible();
  expect(codesSent()).toBe(1);
});

test('an email is verified in Amharic', async ({ page, request }) => {
  const member = await createMember(request);
  await enter(page, member.token);
  await page.goto('/am/verification/email');
  await expect(page.getByText(`ወደ ${member.email} ተልኳል። ኮዱ ለ10 ደቂቃ ይሠራል።`)).toBeVisible();
  await expectAccessible(page);
  await typeCode(page, await codeFor(page, member.email));
  await page.getByRole('button', { name: 'ያረጋግጡ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ተረጋግጧል!' })).toBeVisible();
});

test('opening the page again sends no second code while the first one works', async ({ page, request, context }) => {
  const codesSent = countOf(page, '/auth/send-OTP');
  await enter(page, (await createMember(request)).token);
  await page.clock.install();
  await page.goto('/verification/phone');
  await expect(page.getByText(/^Code sent to /)).toBeVisible();
  await page.clock.fastForward('02:00');
  await page.goto('/verification/phone');
  await expect(page.getByText(/^Code sent to /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send the code again' })).toBeEnabled();
  const other = await context.newPage();
  const sentThere = countOf(other, '/auth/send-OTP');
  await other.clock.install({ time: Date.now() + 180_000 });
  await other.goto('/verification/phone');
  await expect(other.getByText(/^Code sent to /)).toBeVisible();
  expect([codesSent(), sentThere()]).toEqual([1, 0]);
});

test('a wrong number or email can be changed in the account', async ({ page, request }) => {
  await enter(page, (await createMember(request)).token);
  await page.goto('/verification/email');
  await expect(page.getByRole('link', { name: 'Wrong email?' })).toHaveAttribute('href', '/myaccount');
  await page.goto('/verification/phone');
  await page.getByRole('link', { name: 'Wrong number?' }).click();
  await expect(page).toHaveURL('/myaccount');
  await expect(page.getByRole('textbox', { name: /phone|number/i }).first()).toBeVisible();
});

test('a code that was sent from another tab is not sent again', async ({ page, request, context }) => {
  await enter(page, (await createMember(request)).token);
  await page.goto('/verification/email');
  await expect(page.getByText(/^Code sent to /)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/verification/email');
  await expect(other.getByText(/^Code sent to /)).toBeVisible();
  await expect(other.getByText(/^in \d+ s$/)).toBeVisible();
});

test('a code that could not be sent is reported, and can be requested again', async ({ page, request }) => {
  await enter(page, (await createMember(request)).token);
  await page.route('**/auth/send-OTP', (route) => route.abort());
  await page.goto('/verification/phone');
  await expect(page.getByRole('alert')).toContainText('The code was not sent');
  await expect(page.getByRole('alert')).toContainText('We couldn’t reach Awaj.');
  await page.unroute('**/auth/send-OTP');
  await page.getByRole('button', { name: 'Send the code again' }).click();
  await expect(page.getByText(/^Code sent to /)).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('the server’s refusal to send a code is shown on the verification page', async ({ page, request }) => {
  await enter(page, (await createMember(request)).token);
  await page.route('**/auth/send-OTP', (route) =>
    route.fulfill({ status: 422, json: { status: false, message: 'Invalid.', errors: { phone: 'No such number.' } } }),
  );
  await page.goto('/verification/phone');
  await expect(page.getByRole('alert')).toContainText('The code was not sent');
  await expect(page.getByRole('alert')).toContainText('No such number.');
});

test('a visitor who wants to verify a phone is sent to the login and back', async ({ page }) => {
  await page.goto('/verification/phone');
  await expect(page).toHaveURL('/login?next=%2Fverification%2Fphone');
});
