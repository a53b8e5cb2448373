import { writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { serveStorybook } from '../visual/storybook.ts';
import { openStorybook, showStory } from '../visual/storybook-page.ts';
const rate = Number(process.argv[4] ?? 4);
const story = process.argv[2] ?? 'structure-dialog--opened-by-a-button';
const role = (process.argv[3] ?? 'button') as 'button';
const server = await serveStorybook();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH!, args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
const session = await page.context().newCDPSession(page);
await openStorybook(page, server.url);
const drawn = () => page.evaluate(() => new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r))));
for (let round = 0; round < 3; round += 1) {
  await showStory(page, 'actions-and-text-badge--neutral');
  await showStory(page, story);
  const target = page.getByRole(role).first();
  await target.hover();
  await drawn();
  await page.waitForTimeout(500);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const events: any[] = [];
  const onData = ({ value }: any) => events.push(...value);
  session.on('Tracing.dataCollected', onData);
  await session.send('Tracing.start', { categories: 'devtools.timeline,toplevel,disabled-by-default-devtools.timeline,blink,v8,disabled-by-default-devtools.timeline.stack' , transferMode: 'ReportEvents' } as any);
  await page.mouse.down();
  await page.mouse.up();
  await drawn();
  const done = new Promise((r) => session.once('Tracing.tracingComplete', r));
  await session.send('Tracing.end');
  await done;
  session.off('Tracing.dataCollected', onData);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  writeFileSync(`/tmp/ui-scratch/trace-${round}.json`, JSON.stringify({ traceEvents: events }));
  // main thread of the renderer
  const main = events.find((e) => e.name === 'thread_name' && e.args.name === 'CrRendererMain' && events.some((f) => f.pid === e.pid && f.name === 'EventDispatch' && f.args?.data?.type === 'mousedown'));
  const mine = events.filter((e) => main && e.pid === main.pid && e.tid === main.tid && e.ph === 'X').sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  const self = new Map<string, { n: number; self: number; total: number }>();
  const stack: any[] = [];
  for (const e of mine) {
    while (stack.length && stack.at(-1).ts + stack.at(-1).dur <= e.ts) stack.pop();
    if (stack.length) stack.at(-1).child += e.dur;
    e.child = 0; stack.push(e);
  }
  for (const e of mine) { const name = e.name === 'EventDispatch' ? `EventDispatch ${e.args?.data?.type}` : e.name === 'FunctionCall' ? `FunctionCall ${e.args?.data?.functionName} ${e.args?.data?.url?.split('/').at(-1)}` : e.name; const at = self.get(name) ?? { n: 0, self: 0, total: 0 }; at.n += 1; at.self += e.dur - e.child; at.total += e.dur; self.set(name, at); }
  const tasks = mine.filter((e) => e.name === 'RunTask' || e.name === 'ThreadControllerImpl::RunTask');
  console.log(`round ${round}: tasks total ${(tasks.reduce((s, e) => s + e.dur, 0) / 1000).toFixed(1)} ms, longest ${(Math.max(...tasks.map((e) => e.dur)) / 1000).toFixed(1)}`);
  if (round > 0) for (const [name, v] of [...self].sort((a, b) => b[1].self - a[1].self).slice(0, 22)) console.log(`  ${(v.self / 1000).toFixed(1).padStart(7)} self ${(v.total / 1000).toFixed(1).padStart(7)} total ×${v.n} ${name}`);
}
await browser.close();
await server.stop();
