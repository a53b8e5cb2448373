import { expect, it } from 'vitest';
import { forEverybody } from './app/config/page-lifetime.ts';
import { madePage } from './made-page.ts';

const headers = { 'Content-Type': 'text/html', 'Cache-Control': forEverybody };

it('a page that is kept keeps no other memory than its own bytes, in any encoding', async () => {
  const page = await madePage(new Response('<p>Tender</p>'.repeat(1_000), { headers }));
  const bodies = await Promise.all([page.body('br'), page.body('gzip')]);
  for (const body of bodies) expect(body.buffer.byteLength).toBe(body.length);
});
