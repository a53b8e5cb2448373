import { describe, expect, it } from 'vitest';
import { xsrfTokenFrom } from './xsrf.ts';

describe('the XSRF cookie', () => {
  it.each([
    ['XSRF-TOKEN=abc', 'abc'],
    ['theme=dark; XSRF-TOKEN=abc; lang=am', 'abc'],
    ['XSRF-TOKEN=a%3D%3D', 'a=='],
    ['XSRF-TOKEN=100%', '100%'],
    ['OLD-XSRF-TOKEN=abc', ''],
    ['theme=dark', ''],
    ['', ''],
  ])('in %j is %j', (cookies, token) => {
    expect(xsrfTokenFrom(cookies)).toBe(token);
  });
});
