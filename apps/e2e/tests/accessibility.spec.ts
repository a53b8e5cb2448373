import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { servers } from './servers.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const path of ['/tenders', '/am/tenders', '/tender/4321', '/am/tender/4321', '/no/such/page']) {
    test(`${path} has nothing that axe objects to, in ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    });
  }
}

for (const theme of ['light', 'dark']) {
  test(`the mini app has nothing that axe objects to, in a ${theme} client`, async ({ page }) => {
    await page.goto(`${servers.sandbox.url}/telegram?user=hanna&theme=${theme}`);
    const frame = 'iframe[title="Mini app"]';
    await expect(page.frameLocator(frame).getByRole('article')).toHaveCount(20);
    const { violations } = await new AxeBuilder({ page }).include(frame).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
}

test('no page scrolls sideways at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/tenders', '/am/tenders', '/tender/4321', '/tender/1']) {
    await page.goto(path);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});

test('pages load without a console error, and nothing breaks the content security policy', async ({ page }) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  for (const path of ['/tenders', '/tender/4321', '/am/tenders']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(complaints).toEqual([]);
});
