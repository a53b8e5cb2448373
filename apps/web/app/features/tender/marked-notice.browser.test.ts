import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../../testing/page.tsx';

const marks = (): (string | null)[] =>
  [...document.querySelectorAll('main mark')].map(({ textContent }) => textContent);

describe('a tender opened from a search', () => {
  it('highlights the search words in its notice', async () => {
    await openPage('/tender/4120?q=sealed+%22invited+for%22+-price', 'member');
    await waitFor(() => expect(marks()).toEqual(['Sealed', 'invited for']));
  });

  it('highlights nothing for a visitor, because that would reveal the notice', async () => {
    await openPage('/tender/4120?q=sealed', 'visitor');
    await screen.findByRole('heading', { level: 1 });
    expect(marks()).toEqual([]);
  });

  it('highlights nothing when it was opened from elsewhere', async () => {
    await openPage('/tender/4120', 'member');
    await screen.findByRole('heading', { level: 1 });
    expect(marks()).toEqual([]);
  });
});

describe('a list of a search', () => {
  it('passes the search words to tenders, and highlights them in titles', async () => {
    await openPage('/tenders?q=ambulance', 'visitor');
    const [row] = await screen.findAllByRole('article');
    const link = row?.querySelector('a');
    expect(link?.getAttribute('href')).toMatch(/^\/tender\/\d+\?q=ambulance$/);
    await waitFor(() => expect(marks()[0]).toMatch(/^ambulance$/i));
  });
});
