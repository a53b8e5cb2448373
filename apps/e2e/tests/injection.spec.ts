import { expect } from '@playwright/test';
import { test } from './test.ts';

test('text from any source never becomes markup or a script', async ({ page }) => {
  await page.goto('/tenders');
  const outcome = await page.evaluate(() => {
    const refuses = (use: () => unknown) => {
      try {
        use();
        return false;
      } catch {
        return true;
      }
    };
    const [box, script] = [document.createElement('div'), document.createElement('script')];
    box.innerHTML = '<img src="/x" onerror="document.title = 1">';
    const policies = (window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } })
      .trustedTypes;
    return {
      elements: box.childElementCount,
      refused: {
        address: refuses(() => Object.assign(script, { src: '/assets/x.js' })),
        script: refuses(() => Object.assign(script, { text: 'document.title = 1' })),
        worker: refuses(() => new Worker('/assets/x.js')),
        policy: refuses(() => policies.createPolicy('mine', {})),
      },
    };
  });
  expect(outcome).toEqual({
    elements: 0,
    refused: { address: true, script: true, worker: true, policy: true },
  });
});

test('a page that an extension changed before hydration is rendered again, and works', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('main')?.prepend(document.createElement('section'));
      document.querySelector('h1')?.replaceChildren('Changed');
    });
  });
  for (const [path, title] of [
    ['/', 'Never miss a tender you could have won'],
    ['/pricing', 'Buy Yearly and Save 60%'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.getByRole('link', { name: 'Tenders', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tenders');
  }
});

test('a search for “</script>” in the address is shown as text and runs nothing', async ({ page }) => {
  const evil = '</script><script>document.title = 1</script>';
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.goto(`/tenders?q=${encodeURIComponent(evil)}`);
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(evil);
  await expect(page).toHaveTitle(/^Tenders/);
  expect(complaints).toEqual([]);
});
