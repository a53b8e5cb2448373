import { expect } from '@playwright/test';
import { test } from './test.ts';

const tender = '/tender/4321';

test('the preview picture of a tender is not sent again to a client that has it', async ({ request }) => {
  for (const path of [`${tender}/picture.png`, '/am/tender/4300/picture.png']) {
    const picture = await request.get(path);
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
    const bytes = await picture.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    const { etag = '' } = picture.headers();
    expect((await request.get(path, { headers: { 'If-None-Match': etag } })).status()).toBe(304);
    expect((await request.head(path)).status()).toBe(200);
  }
});
