import { expect, it } from 'vitest';
import { type Data, welcome } from './welcome.ts';

const textFor = (data: Data, isCollecting = true): string =>
  welcome({ url: (server) => `http://${server}.test`, seconds: '2.6', isCollecting, data });

it('the welcome names the demo accounts and the folder of the demo data', () => {
  const text = textFor({ folder: '.data/db' });
  expect(text).toContain('active@awaj.test');
  expect(text).toContain('The demo data is kept in .data/db');
  expect(text).toContain("Print today's issue at http://sandbox.test/newsroom");
  expect(textFor({ folder: '.data/db' }, false)).not.toContain('Print today');
});

it("the welcome names no account in somebody's own database", () => {
  const text = textFor({ folder: null, isSeeded: false });
  expect(text).toContain('http://web.test/tenders');
  expect(text).toContain('The data is that of DATABASE_URL.');
  expect(text).toContain('"pnpm api import --help" says how');
  expect(text).not.toMatch(/active@awaj\.test|awaj-demo|demo data is kept|Print today/);
});

it('the welcome says when the accounts exist if a database of your own was to get the demo data', () => {
  const text = textFor({ folder: null, isSeeded: true });
  expect(text).toContain('Demo accounts, if the database was empty before');
  expect(text).not.toContain('demo data is kept');
});
