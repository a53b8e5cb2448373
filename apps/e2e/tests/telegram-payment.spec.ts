import { expect, type Page } from '@playwright/test';
import { hold } from './hold.ts';
import { servers } from './servers.ts';
import { app, back, heading, logged, loseNetwork, openApp, openUnpaid, press } from './telegram-app.ts';
import { test } from './test.ts';

const pay = 'Subscribe for 980 birr';

test('a closed, failed or paid invoice shows exactly its message', async ({ page, request }) => {
  await openUnpaid(page, request);
  const popup = page.getByRole('alertdialog');
  await press(page, pay);
  await press(page, 'Cancel');
  await expect(popup).toHaveAccessibleName('Not Paid!');
  await expect(popup).toContainText('You have aborted the payment process');
  await press(page, 'OK');

  await press(page, pay);
  await press(page, 'Let it fail');
  await expect(popup).toHaveAccessibleName('Not Paid!');
  await expect(popup).toContainText('The payment did not go through.');
  await press(page, 'OK');

  await press(page, pay);
  await press(page, 'Pay');
  await expect(popup).toHaveAccessibleName('Paid!');
  await expect(popup).toContainText('Your payment was successful.');
  await press(page, 'OK');
  await expect(app(page).getByText('Subscribe', { exact: true })).toHaveCount(0);
  await expect(app(page).getByText('Your subscription is not active')).toHaveCount(0);
  await expect(page.getByRole('button', { name: pay })).toHaveCount(0);
  await app(page).getByRole('link', { name: 'Get Started' }).click();
  await expect(app(page).getByRole('heading', { name: 'Update Your Preferences.' })).toBeVisible();
  for (const place of [0, 1, 2, 3, 4, 5]) await app(page).getByRole('checkbox').nth(place).check();
  await page.getByRole('button', { name: /^Save · / }).click();
  await expect(app(page).getByText(/^Yesterday brought \d+ tenders? that fits? you\. We’ll message you/)).toBeVisible();
});

test('the main button of the client pays for a locked list, which is then unlocked', async ({ page, request }) => {
  await openUnpaid(page, request);
  await back(page).click();
  await expect(heading(page, 'Latest tenders')).toBeVisible();
  await expect(app(page).getByText('Subscribe', { exact: true }).first()).toBeVisible();
  await press(page, pay);
  await press(page, 'Pay');
  await press(page, 'OK');
  await expect(app(page).getByRole('article')).toHaveCount(20);
  await expect(app(page).getByText('Subscribe', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: pay })).toHaveCount(0);
});

test('the list of a member asks nobody to log in, even while it is not known who reads', async ({ page }) => {
  const release = await hold(page, '**/client/user-info');
  await openApp(page, 'user=dawit&lang=en');
  const locks = app(page)
    .getByRole('article')
    .getByText(/Subscribe$/);
  await expect(locks.first()).toHaveText('Subscribe');
  release();
  await expect(page.getByRole('button', { name: /^Subscribe for [\d,]+ birr$/ })).toBeVisible();
  await expect(locks.first()).toHaveText('Subscribe');
});

test('a different plan than the one of the signup can be paid, and leaves no unpaid invoice', async ({
  page,
  request,
}) => {
  await openUnpaid(page, request);
  await app(page).getByRole('link', { name: 'Other plans' }).click();
  await expect(heading(page, 'Subscription')).toBeVisible();
  await app(page).getByText('6 Months', { exact: true }).click();
  await press(page, 'Subscribe for 1,480 birr');
  await expect(page.getByRole('alertdialog')).toContainText('1480.00 ETB');
  await press(page, 'Pay');
  await press(page, 'OK');
  await expect(app(page).getByText('Active Subscription')).toBeVisible();
  await expect(app(page).getByText('Paid', { exact: true })).toHaveCount(1);
  await expect(app(page).getByText('Unpaid', { exact: true })).toHaveCount(0);
});

test('opening the menu hides the pay button, and closing it shows the button again', async ({ page, request }) => {
  await openUnpaid(page, request);
  const button = page.getByRole('button', { name: pay });
  await expect(button).toBeVisible();
  await press(page, 'Menu');
  await press(page, 'Settings');
  await expect(app(page).getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect(button).toHaveCount(0);
  await press(page, 'Back');
  await expect(app(page).getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeVisible();
});

test('an invoice that only the client calls paid unlocks nothing and offers no second payment', async ({
  page,
  request,
}) => {
  await openUnpaid(page, request);
  await press(page, pay);
  await press(page, 'Say “paid”, pay nothing');
  await press(page, 'OK');
  await expect(app(page).getByText('Checking your payment')).toBeVisible();
  await expect(page.getByRole('button', { name: pay })).toHaveCount(0);
  await expect(app(page).getByText('Subscribe', { exact: true }).first()).toBeVisible();
});

test('a pending payment unlocks nothing, and after a while of checking the invoice can be paid again', async ({
  page,
  request,
}) => {
  await page.clock.install();
  await openUnpaid(page, request);
  await press(page, pay);
  await press(page, 'Leave it pending');
  await expect(app(page).getByText('Checking your payment')).toBeVisible();
  await expect(page.getByRole('button', { name: pay })).toHaveCount(0);
  await expect(app(page).getByText('Subscribe', { exact: true }).first()).toBeVisible();
  await page.clock.fastForward('02:30');
  await expect(app(page).getByText('We haven’t received your payment')).toBeVisible();
  await press(page, pay);
  await press(page, 'Pay');
  await press(page, 'OK');
  await expect(app(page).getByText('Subscribe', { exact: true })).toHaveCount(0);
});

test('a client without popups shows the same messages in the page', async ({ page, request }) => {
  await openUnpaid(page, request, 'version=6.1');
  await press(page, pay);
  await press(page, 'Cancel');
  const notice = app(page).getByRole('alertdialog', { name: 'Not Paid!' });
  await expect(notice).toContainText('You have aborted the payment process');
  await notice.getByRole('button', { name: 'Close' }).last().click();
  await expect(notice).toHaveCount(0);
});

test('a client without invoices opens the payment outside the app, which waits for it', async ({ page, request }) => {
  await openUnpaid(page, request, 'version=6.0');
  await press(page, pay);
  await expect(logged(page, 'web_app_open_link')).toContainText('https://t.me/$');
  await expect(app(page).getByText('Pay on the page that opened, then come back.')).toBeVisible();
  await expect(app(page).getByRole('button', { name: 'Open the payment page again' })).toBeVisible();
});

test('a network lost while paying opens no invoice, or the payment is found afterwards', async ({ page, request }) => {
  await openUnpaid(page, request);
  const invoices = `${servers.api.url}/telegram/get-invoice-url`;
  await page.route(invoices, (route) => route.abort('internetdisconnected'));
  await press(page, pay);
  await expect(app(page).getByRole('alert')).toContainText('We couldn’t reach Awaj.');
  await page.unroute(invoices);
  await press(page, pay);
  // The payment reaches the server while the app is offline.
  await page.route(`${servers.api.url}/client/user-info`, (route) => route.abort('internetdisconnected'));
  await press(page, 'Pay');
  await press(page, 'OK');
  await expect(app(page).getByRole('main')).toBeVisible();
  await page.unroute(`${servers.api.url}/client/user-info`);
  await expect(app(page).getByRole('heading', { name: 'Subscribe to read the full notice' })).toHaveCount(0);
  await expect(app(page).getByText('Subscribe', { exact: true })).toHaveCount(0);
  await expect(app(page).getByRole('heading', { name: 'Full notice', exact: true })).toBeVisible();
});

test('somebody who loses the network after paying reads that the payment is on its way, and later the tender', async ({
  page,
  request,
}) => {
  await openUnpaid(page, request);
  await press(page, pay);
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  const findNetwork = await loseNetwork(page);
  await press(page, 'Pay');
  await press(page, 'OK');
  await expect(app(page).getByText('Checking your payment')).toBeVisible();
  await expect(page.getByRole('button', { name: pay })).toHaveCount(0);
  await findNetwork();
  await expect(app(page).getByText('Checking your payment')).toHaveCount(0);
  await expect(app(page).getByText('Subscribe', { exact: true })).toHaveCount(0);
});

for (const [user, name, buttons] of [
  ['dawit', 'Subscribe for 2,360 birr', (page: Page) => page],
  ['sara', 'Pay 2,360 birr', app],
] as const)
  test(`an app whose launch expired opens no invoice for ${user}, and says that nothing was paid`, async ({ page }) => {
    await openApp(page, `user=${user}&lang=en&age=2h&path=/tender/telegram/17`);
    const pay = buttons(page).getByRole('button', { name, exact: true });
    await pay.click();
    const refusal = app(page).getByRole('alert');
    await expect(refusal).toContainText('Please open Awaj again');
    await expect(refusal).toContainText('You have not been charged.');
    await expect(refusal).toBeInViewport();
    await expect(pay).toHaveCount(0);
    await refusal.getByRole('button', { name: 'Close' }).click();
    await press(page, 'Open the app');
    await expect(pay).toBeVisible();
    await expect(app(page).getByRole('alert')).toHaveCount(0);
  });

test('a trial shows the days left, and a subscription can be bought', async ({ page }) => {
  await page.goto(`${servers.sandbox.url}/telegram?user=sara&path=/tender/telegram/17`);
  await expect(app(page).getByText('9 of your 15 days are left.')).toBeVisible();
  await app(page).getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('2360.00 ETB');
  await press(page, 'Cancel');
  await press(page, 'OK');
  await expect(app(page).getByText('9 of your 15 days are left.')).toBeVisible();
});
