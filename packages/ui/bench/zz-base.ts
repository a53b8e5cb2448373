import { chromium } from 'playwright';
import { serveStorybook } from '../visual/storybook.ts';
import { openStorybook, showStory } from '../visual/storybook-page.ts';
const server = await serveStorybook();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH!, args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
const session = await page.context().newCDPSession(page);
await session.send('Performance.setTimeDomain', { timeDomain: process.argv[2] as any ?? 'threadTicks' });
await session.send('Performance.enable');
await openStorybook(page, server.url);
const drawn = () => page.evaluate(() => new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r))));
const busy = async () => { const { metrics } = await session.send('Performance.getMetrics'); return Object.fromEntries(metrics.map((m) => [m.name, m.value])); };
for (const rate of [1, 4]) for (const [story, role] of [['actions-and-text-heading--page', 'heading'], ['actions-and-text-button--primary', 'button'], ['structure-dialog--opened-by-a-button', 'button'], ['structure-drawer--opened-by-a-button', 'button'], ['forms-select--hundred-options', 'combobox']]) {
  const all: string[] = [];
  for (let round = 0; round < 5; round += 1) {
    await showStory(page, 'actions-and-text-badge--neutral');
    await showStory(page, story!);
    const target = page.getByRole(role as 'button').first();
    await target.hover();
    await drawn(); await page.waitForTimeout(300);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const a = await busy();
    await page.mouse.down(); await page.mouse.up(); await drawn();
    const b = await busy();
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const d = (n: string) => ((b[n]! - a[n]!) * 1000).toFixed(0);
    all.push(`${d('TaskDuration')} (js ${d('ScriptDuration')} style ${d('RecalcStyleDuration')}×${b.RecalcStyleCount! - a.RecalcStyleCount!} layout ${d('LayoutDuration')}×${b.LayoutCount! - a.LayoutCount!})`);
  }
  console.log(rate, story, '\n   ', all.join('\n    '));
}
await browser.close(); await server.stop();
