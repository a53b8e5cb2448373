import { expect, it } from 'vitest';
import { open } from '../../testing/site.ts';
import { hashOf, removeNonces } from './inline-hashes.ts';

it('is the hash that a browser computes', () => {
  expect(hashOf("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});

it('hashes what the server has written, and removes every nonce', () => {
  const page = '<script async="" nonce="m">one()</script><style nonce="m">a{}</style><p>text</p>';
  const { html, scripts } = removeNonces(page, 'm');
  expect(html).toBe('<script async="">one()</script><style>a{}</style><p>text</p>');
  expect(scripts).toEqual([hashOf('one()')]);
});

it('ignores scripts in files, and lists each hash once', () => {
  const page = '<link href="/a.js" nonce="m"><script src="/a.js" nonce="m"></script>';
  const again = '<script nonce="m">one()</script>'.repeat(2);
  expect(removeNonces(page + again, 'm').scripts).toEqual([hashOf('one()')]);
});

it.each(['<script>stolen()</script>', '<script nonce="">stolen()</script>', '<script nonce="guess">stolen()</script>'])(
  'does not let through %s, which came into the page by another way',
  (foreign) => {
    expect(removeNonces(`${foreign}<script nonce="m">one()</script>`, 'm').scripts).toEqual([hashOf('one()')]);
  },
);

it.each(['/', '/tenders', '/am/tender/4120', '/saved', '/nowhere', '/unsubscribe/x'])(
  'lets each script of %s run, and nothing that the policy does not name',
  async (path) => {
    const { headers, html } = await open(path);
    const policy = headers.get('content-security-policy') ?? '';
    const scripts = [...html.matchAll(/<script(?![^>]*(?: src=|ld\+json))[^>]*>(.*?)<\/script>/gs)].map(
      ([, content = '']) => content,
    );
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.filter((content) => !policy.includes(hashOf(content)))).toEqual([]);
    expect(policy.match(/sha256-/g)?.length).toBeLessThanOrEqual(scripts.length + 1);
  },
);
