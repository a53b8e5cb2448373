import { describe, expect, it } from 'vitest';
import { noticeAttributes, noticeTags } from './index.ts';

describe('the HTML of a notice', () => {
  it('names each tag once', () => {
    expect(new Set(noticeTags).size).toBe(noticeTags.length);
  });

  it('has nothing that runs, loads or links', () => {
    for (const tag of ['script', 'style', 'img', 'iframe', 'a', 'form']) expect(noticeTags).not.toContain(tag);
  });

  it('gives attributes only to cells of tables', () => {
    expect(Object.keys(noticeAttributes)).toEqual(['td', 'th']);
    expect(noticeTags).toEqual(expect.arrayContaining(Object.keys(noticeAttributes)));
  });
});
