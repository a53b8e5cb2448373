import { parse as parseDisposition } from 'content-disposition';
import { describe, expect, it } from 'vitest';
import { onOneDatabase } from '../../testing/on-databases.ts';
import { letIn, orderAndPay, payLatest, tell } from '../../testing/payments.ts';
import { rounds } from '../../testing/rounds.ts';
import type { World } from '../../testing/world.ts';

/** Of the demo's documents: one for 200 birr, which the account "active" has bought, one for 1,000, and a free one. */
const [bought, dear, free] = [1, 6, 7];
const companyOfBought = 17;

const form = { first_name: 'Abebe', last_name: 'Kebede', email: 'Abebe@Awaj.test', phone: '0911000009' };

onOneDatabase('bid documents', (world) => {
  describe('in a list', () => listing(world));
  describe('when they are ordered', () => ordering(world));
  describe('when they are downloaded', () => downloading(world));
});

function listing(world: () => World): void {
  it('are listed by company, newest first, in the requested language', async () => {
    const headers = { 'accept-language': 'am' };
    const list = await world().call('listCompanyDocuments', { params: { id: companyOfBought }, headers });
    expect(list.map(({ id, price, is_purchased }) => [id, price, is_purchased])).toEqual([
      [2, '200', false],
      [1, '200', false],
    ]);
    expect(list[1]).toMatchObject({
      title: 'Standard Bidding Document: Supply of ICT Equipment',
      file_size: '7 KB',
      reference_number: 'BD-001/2019',
      description: 'BD-001/2019',
      company: { id: companyOfBought, name: 'የፌዴራል አቅርቦትና ንብረት ማስወገድ አገልግሎት' },
    });
  });

  it('show whether the user has bought them, in the list and alone', async () => {
    const token = await world().tokenOf('active');
    const list = await world().call('listCompanyDocuments', { params: { id: companyOfBought }, token });
    expect(list.map(({ id, is_purchased }) => [id, is_purchased])).toEqual([
      [2, false],
      [1, true],
    ]);
    const { document } = await world().call('getDocument', { params: { docId: bought }, token });
    expect(document.is_purchased).toBe(true);
  });

  it('are not found for an unknown company', async () => {
    expect(await world().refusal('listCompanyDocuments', { params: { id: 999 } })).toMatchObject({ status: 404 });
    const token = await world().tokenOf('active');
    expect(await world().refusal('getDocument', { params: { docId: 999 }, token })).toMatchObject({ status: 404 });
  });
}

function ordering(world: () => World): void {
  const order = (token: string, change: object = {}, docId = bought) =>
    world().call('orderDocument', { params: { docId }, body: { ...form, ...change }, token });
  const refused = (token: string, change: object = {}, docId = bought) =>
    world().refusal('orderDocument', { params: { docId }, body: { ...form, ...change }, token });

  it('cost their price, and lead the buyer back to the download', async () => {
    const { token } = await letIn(world());
    const { url } = await order(token, { price: '200.00', TIN: ' 0012 ', company_name: '' });
    expect(world().chapa.opened.at(-1)).toMatchObject({
      amount: 20_000,
      returnUrl: `https://awaj.test/docpurchaseconfirmation/${bought}`,
    });
    expect(url).toContain(world().chapa.opened.at(-1)?.txRef);
    const placed = await world().call('getOrder', { params: { docId: bought }, token });
    expect(placed).toMatchObject({
      first_name: 'Abebe',
      email: 'abebe@awaj.test',
      phone: '+251911000009',
      TIN: '0012',
      company_name: null,
      price: '200',
      document: { id: bought, is_purchased: false },
      invoice: { amount: 200, status: 0, description: 'Standard Bidding Document: Supply of ICT Equipment' },
    });
  });

  it.each(['0', '-1', '0.01', '1e9', 'NaN', '200;', '199.99', '200.001', ''])(
    'are never sold for the price %j',
    async (price) => {
      const { token } = await letIn(world());
      const before = world().chapa.opened.length;
      const answer = await world().send('orderDocument', {
        params: { docId: bought },
        body: { ...form, price },
        token,
      });
      if (price === '') expect(answer.statusCode).toBe(422);
      else expect([answer.statusCode, answer.json().errors]).toEqual([422, { price: expect.any(String) }]);
      expect(world().chapa.opened).toHaveLength(before);
    },
  );

  it('are not ordered with a repeated price', async () => {
    const { token } = await letIn(world());
    const query = { price: '1' };
    const answer = await world().refusal('orderDocument', {
      params: { docId: bought },
      query,
      body: { ...form, price: '200' },
      token,
    });
    expect(answer.status).toBe(400);
  });

  it('need the data of the buyer, and report all mistakes at once', async () => {
    const { token } = await letIn(world());
    const answer = await refused(token, { first_name: ' ', last_name: '', email: 'x', phone: '12' });
    expect(answer).toMatchObject({ status: 422 });
    expect(Object.keys(answer.problem.errors ?? {})).toEqual(['first_name', 'last_name', 'email', 'phone']);
  });

  it('are ordered once by fifty concurrent presses, and a changed form changes the order', rounds, async () => {
    const { db } = world();
    const { token, userId } = await letIn(world());
    const answers = await Promise.all(Array.from({ length: 50 }, () => order(token)));
    expect(new Set(answers.map(({ url }) => url)).size).toBe(1);
    await order(token, { last_name: 'Tesfaye' });
    const orders = await db.selectFrom('document_orders').selectAll().where('user_id', '=', userId).execute();
    expect(orders.map(({ last_name }) => last_name)).toEqual(['Tesfaye']);
    expect(await db.selectFrom('invoices').select('id').where('user_id', '=', userId).execute()).toHaveLength(1);
  });

  it('get a new invoice after the price has changed', async () => {
    const { db } = world();
    const { token } = await letIn(world());
    const setPrice = (price: number) => db.updateTable('bid_documents').set({ price }).where('id', '=', dear).execute();
    await order(token, {}, dear);
    await setPrice(90_000);
    expect(await refused(token, { price: '1000' }, dear)).toMatchObject({ status: 422 });
    await order(token, { price: '900' }, dear);
    await setPrice(100_000);
    const { invoices } = await world().call('listInvoices', { token });
    expect(invoices.map(({ amount }) => amount)).toEqual([900]);
    expect(world().chapa.opened.at(-1)?.amount).toBe(90_000);
  });

  it('are not sold twice, and not if they are free', async () => {
    const { token } = await letIn(world());
    await orderAndPay(world(), token, bought);
    expect(await refused(token)).toMatchObject({ status: 409, problem: { message: /already have/ } });
    expect(await refused(token, {}, free)).toMatchObject({ status: 409, problem: { message: /free/ } });
    expect(await refused(token, {}, 999)).toMatchObject({ status: 404 });
  });

  it('cannot be paid while the payment service is away, but afterwards', async () => {
    const { call, chapa, refusal } = world();
    const { token } = await letIn(world());
    const request = { params: { docId: dear }, body: form, token };
    chapa.isAway = true;
    expect(await refusal('orderDocument', request)).toMatchObject({ status: 503 });
    chapa.isAway = false;
    expect((await call('orderDocument', request)).url).toContain('http');
  });

  it('have no order before the first one', async () => {
    const { token } = await letIn(world());
    expect(await world().refusal('getOrder', { params: { docId: bought }, token })).toMatchObject({ status: 404 });
  });
}

function downloading(world: () => World): void {
  const download = (token: string, id = bought, headers: Record<string, string> = {}) =>
    world().send('downloadDocument', { params: { id }, token, headers });

  it('are PDFs named by their title', async () => {
    const answer = await download(await world().tokenOf('active'));
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-length': String(answer.rawPayload.length),
    });
    expect(parseDisposition(String(answer.headers['content-disposition']))).toEqual({
      type: 'attachment',
      parameters: { filename: 'Standard Bidding Document Supply of ICT Equipment.pdf' },
    });
  });

  it('keep an Ethiopic title in their name', async () => {
    const { token } = await letIn(world());
    const answer = await download(token, 12);
    const { parameters } = parseDisposition(String(answer.headers['content-disposition']));
    expect(parameters.filename).toBe('ሰነድ ጨረታ፦ ዴስክቶፕን ላፕቶፕን ኮምፒተራት.pdf');
  });

  it('have a safe name, whatever the title', async () => {
    const { db } = world();
    const { token } = await letIn(world());
    const titleOf = (title: string) => db.updateTable('bid_documents').set({ title }).where('id', '=', free).execute();
    for (const title of [
      'a\r\nSet-Cookie: x=1',
      '../../etc/passwd',
      '\u202Efdp.exe',
      'CON',
      'x'.repeat(4_000),
      '"; \\',
    ]) {
      await titleOf(title);
      const header = String((await download(token, free)).headers['content-disposition']);
      const { filename = '' } = parseDisposition(header).parameters;
      expect(header).not.toMatch(/[\r\n]/);
      expect(filename).toMatch(/^[^/\\\p{Cc}\u202E]{1,116}\.pdf$/u);
    }
    await titleOf('Terms of Reference: End-line Project Evaluation');
  });

  it('are downloaded only by the buyer, from the payment until a refund', async () => {
    const { chapa } = world();
    const [buyer, other] = [await letIn(world()), await letIn(world())];
    expect((await download(buyer.token)).statusCode).toBe(402);
    await world().call('orderDocument', { params: { docId: bought }, body: form, token: buyer.token });
    expect((await download(buyer.token)).statusCode).toBe(402);
    const paid = await payLatest(world());
    expect((await download(buyer.token)).statusCode).toBe(200);
    expect((await download(other.token)).statusCode).toBe(402);
    await tell(world(), chapa.refund(String(paid.tx_ref), String(paid.reference)));
    expect((await download(buyer.token)).statusCode).toBe(402);
  });

  it('are downloaded by every logged-in user if they are free, and by nobody else', async () => {
    const { token } = await letIn(world());
    expect((await download(token, free)).statusCode).toBe(200);
    expect((await download(token, 999)).statusCode).toBe(404);
    const nobody = await world().refusal('downloadDocument', { params: { id: free } });
    expect(nobody.status).toBe(401);
  });

  it('are sent completely, and not at all for HEAD', async () => {
    const token = await world().tokenOf('active');
    const whole = await download(token);
    const part = await download(token, bought, { range: 'bytes=0-9' });
    expect([part.statusCode, part.rawPayload.length]).toEqual([200, whole.rawPayload.length]);
    const headers = { authorization: `Bearer ${token}` };
    const head = await world().app.inject({ method: 'HEAD', url: `/document/${bought}/download`, headers });
    expect(head.statusCode).toBe(404);
  });

  it.each(['../1', '..%2f1', '0', '-1', '1e3', '%00', '1%2f..%2f2', 'x'])('have no file at %s', async (id) => {
    const headers = { authorization: `Bearer ${await world().tokenOf('active')}` };
    const { statusCode } = await world().app.inject({ url: `/document/${id}/download`, headers });
    expect([400, 404]).toContain(statusCode);
  });
}
