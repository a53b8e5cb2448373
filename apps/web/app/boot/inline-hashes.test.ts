import { expect, it } from 'vitest';
import { open } from '../../testing/site.ts';
import { hashOf, removeNonces } from './inline-hashes.ts';

it('a hash is the one that a browser computes', () => {
  expect(hashOf("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});

it('the scripts that the server has written are hashed, and every nonce is removed', () => {
  const page = '<script async="" nonce="m">one()</script><style nonce="m">a{}</style><p>text</p>';
  const { html, scripts } = removeNonces(page, 'm');
  expect(html).toBe('<script async="">one()</script><style>a{}</style><p>text</p>');
  expect(scripts).toEqual([hashOf('one()')]);
});

it('scripts in files are ignored, and each hash is listed once', () => {
  const page = '<link href="/a.js" nonce="m"><script src="/a.js" nonce="m"></script>';
  const again = '<script nonce="m">one()</script>'.repeat(2);
  expect(removeNonces(page + again, 'm').scripts).toEqual([hashOf('one()')]);
});

it.each(['<script>stolen()</script>', '<script nonce="">stolen()</script>', '<script nonce="guess">stolen()</script>'])(
  'the policy blocks %s, which came into the page in another way',
  (foreign) => {
    expect(removeNonces(`${foreign}<script nonce="m">one()</script>`, 'm').scripts).toEqual([hashOf('one()')]);
  },
);

it.each(['/', '/tenders', '/am/tender/4120', '/saved', '/nowhere', '/unsubscribe/x'])(
  'the policy allows each script of %s, and nothing else',
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
