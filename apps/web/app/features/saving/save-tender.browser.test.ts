import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { openPage } from '../../../testing/page.tsx';

it('a member whose saving is still loading has no link to the login that a press would follow', async () => {
  const links: Element[] = [];
  const observer = new MutationObserver(() => links.push(...document.querySelectorAll('a[data-saves]')));
  observer.observe(document.body, { childList: true, subtree: true });
  await openPage('/tenders', 'member');
  await screen.findAllByRole('button', { name: /^Saved? ?: / });
  observer.disconnect();
  expect(links).not.toEqual([]);
  expect(links.every((link) => link.closest('[data-session="opening"]') !== null)).toBe(true);
});
