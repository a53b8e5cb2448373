import { expect, waitFor } from 'storybook/test';

/**
 * Does something, and waits until a status that already existed has this text, which a screen reader then announces.
 */
export async function expectAnnounced(area: Element, words: string, act: () => Promise<void>): Promise<void> {
  const told: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      if ((target as Element).matches('[role="status"]'))
        for (const node of addedNodes) told.push(node.textContent ?? '');
  });
  observer.observe(area, { childList: true, subtree: true });
  await act();
  await waitFor(() => expect(told).toEqual([words]));
  observer.disconnect();
}
