import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../../testing/page.tsx';

const marks = (): (string | null)[] =>
  [...document.querySelectorAll('main mark')].map(({ textContent }) => textContent);

describe('a tender that a search has led to', () => {
  it('has what was searched for marked in its notice', async () => {
    await openPage('/tender/4120?q=sealed+%22invited+for%22+-price', 'member');
    await waitFor(() => expect(marks()).toEqual(['Sealed', 'invited for']));
  });

  it('has no mark for a visitor, to whom it would tell what is in the notice', async () => {
    await openPage('/tender/4120?q=sealed', 'visitor');
    await screen.findByRole('heading', { level: 1 });
    expect(marks()).toEqual([]);
  });

  it('has none when it was opened from elsewhere', async () => {
    await openPage('/tender/4120', 'member');
    await screen.findByRole('heading', { level: 1 });
    expect(marks()).toEqual([]);
  });
});

describe('a list of a search', () => {
  it('leads to tenders with what was searched for, and marks it in their titles', async () => {
    await openPage('/tenders?q=ambulance', 'visitor');
    const [row] = await screen.findAllByRole('article');
    const link = row?.querySelector('a');
    expect(link?.getAttribute('href')).toMatch(/^\/tender\/\d+\?q=ambulance$/);
    await waitFor(() => expect(marks()[0]).toMatch(/^ambulance$/i));
  });
});
