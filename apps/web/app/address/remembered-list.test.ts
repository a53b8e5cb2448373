import { describe, expect, it } from 'vitest';
import { rememberedList } from './remembered-list.ts';

const cookies = 'theme=dark; tenders=open';

describe('the list after a choice of open tenders', () => {
  it.each([
    ['/tenders', '/tenders?status=1'],
    ['/am/tenders', '/am/tenders?status=1'],
    ['/tenders#search', '/tenders?status=1#search'],
  ])('opens %s as %s', (path, shown) => {
    expect(rememberedList(path, cookies, '/pricing')).toBe(shown);
  });

  it.each(['/tenders?q=water', '/tenders?q=water#search', '/saved', '/tender/1'])('is not shown at %s', (path) => {
    expect(rememberedList(path, cookies)).toBeNull();
  });

  it('is not forced on somebody who is already at the list', () => {
    expect(rememberedList('/tenders#search', cookies, '/tenders')).toBeNull();
  });
});

it('the list shows all tenders without a choice', () => {
  expect(rememberedList('/tenders', 'theme=dark')).toBeNull();
});
