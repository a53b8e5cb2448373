import { describe, expect, it } from 'vitest';
import { rememberedList } from './remembered-list.ts';

const cookies = 'theme=dark; tenders=open';

describe('the list of somebody who chose the open tenders', () => {
  it.each([
    ['/tenders', '/tenders?status=1'],
    ['/am/tenders', '/am/tenders?status=1'],
    ['/tenders#search', '/tenders?status=1#search'],
  ])('is shown at %s as %s', (path, shown) => {
    expect(rememberedList(path, cookies, '/pricing')).toBe(shown);
  });

  it.each(['/tenders?q=water', '/tenders?q=water#search', '/saved', '/tender/1'])('is not shown at %s', (path) => {
    expect(rememberedList(path, cookies)).toBeNull();
  });

  it('is left by somebody who is at the list already', () => {
    expect(rememberedList('/tenders#search', cookies, '/tenders')).toBeNull();
  });
});

it('somebody who chose nothing comes to all tenders', () => {
  expect(rememberedList('/tenders', 'theme=dark')).toBeNull();
});
