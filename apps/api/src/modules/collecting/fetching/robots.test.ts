import { describe, expect, it } from 'vitest';
import { readRobots } from './robots.ts';

const agent = 'AwajCollector/1.0';

describe('a robots.txt', () => {
  it('applies the rules for our name, or else those for all', () => {
    const text = 'User-agent: *\nDisallow: /\n\nUser-agent: awajcollector\nDisallow: /private\n';
    expect(readRobots(text, agent).isAllowed('/tenders')).toBe(true);
    expect(readRobots(text, agent).isAllowed('/private/1')).toBe(false);
    expect(readRobots(text, 'Other').isAllowed('/tenders')).toBe(false);
  });

  it('is decided by the longest rule, and by the allowing one of two equally long', () => {
    const rules = readRobots('User-agent: *\nDisallow: /tenders\nAllow: /tenders/open\nAllow: /a\nDisallow: /a', agent);
    expect(rules.isAllowed('/tenders/closed')).toBe(false);
    expect(rules.isAllowed('/tenders/open/1')).toBe(true);
    expect(rules.isAllowed('/a')).toBe(true);
  });

  it.each([
    ['/*.pdf$', '/x/notice.pdf', false],
    ['/*.pdf$', '/x/notice.pdf?page=2', true],
    ['/list?page=', '/list?page=2', false],
    ['/a*b*c', '/a-b-c', false],
    ['/a*b*c', '/a-c-b', true],
    ['/$', '/', false],
    ['/$', '/x', true],
  ])('matches %s with %s', (pattern, path, isAllowed) => {
    expect(readRobots(`User-agent: *\nDisallow: ${pattern}`, agent).isAllowed(path)).toBe(isAllowed);
  });

  it('sets the delay, within limits', () => {
    expect(readRobots('User-agent: *\nCrawl-delay: 2.5', agent).crawlDelayMs).toBe(2_500);
    expect(readRobots('User-agent: *\nCrawl-delay: 86400', agent).crawlDelayMs).toBe(60_000);
    expect(readRobots('User-agent: *\nCrawl-delay: soon', agent).crawlDelayMs).toBeNull();
  });

  it('allows everything when it is missing or unreadable', () => {
    for (const text of ['', '<html>404</html>', 'Disallow: /', 'User-agent: *\nDisallow:'])
      expect(readRobots(text, agent).isAllowed('/x')).toBe(true);
  });

  it('with a thousand stars is matched quickly', () => {
    const rules = readRobots(`User-agent: *\nDisallow: /${'a*'.repeat(1_000)}b`, agent);
    expect(rules.isAllowed(`/${'a'.repeat(10_000)}`)).toBeTypeOf('boolean');
  });
});
