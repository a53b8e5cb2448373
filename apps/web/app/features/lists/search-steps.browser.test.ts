import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { openPage } from '../../../testing/page.tsx';

afterEach(() => vi.restoreAllMocks());

it('Enter adds no step for Back while the list of the same search is still loading', async () => {
  await openPage('/tenders');
  const title = await screen.findByRole('textbox', { name: 'Title' });
  const opened: string[] = [];
  for (const method of ['pushState', 'replaceState'] as const) {
    const write = history[method].bind(history);
    vi.spyOn(history, method).mockImplementation((...args) => {
      if (String(args[2]).endsWith('?q=water')) opened.push(method);
      write(...args);
    });
  }
  fireEvent.input(title, { target: { value: 'water' } });
  await waitFor(() => expect(opened).toEqual(['pushState']), { interval: 1 });
  fireEvent.submit(title.closest('form') as HTMLFormElement);
  await waitFor(() => expect(opened).toEqual(['pushState', 'replaceState']));
});
