import type { Dialog } from '../protocol/host-state.ts';
import type { Action } from '../protocol/person-actions.ts';
import { contentOf, type DialogContent } from './dialog-content.ts';
import { part } from './page-parts.ts';

/** The client's popups. Escape or a press beside them dismisses them, as in Telegram. */
export function createDialogView(perform: (action: Action) => void, onClosed: () => void) {
  const scrim = part('scrim', HTMLElement);
  let shown: Dialog | null = null;

  function dismiss(): void {
    const dismissal = shown && contentOf(shown).dismissal;
    if (dismissal) perform(dismissal);
  }
  scrim.addEventListener('click', (event) => event.target === scrim && dismiss());
  scrim.addEventListener('keydown', (event) => event.key === 'Escape' && dismiss());

  function fill({ title, message, buttons }: DialogContent): void {
    const heading = part('dialog-title', HTMLElement);
    heading.textContent = title;
    heading.hidden = title === '';
    part('dialog-message', HTMLElement).textContent = message;
    part('dialog', HTMLElement).setAttribute('aria-labelledby', title === '' ? 'dialog-message' : 'dialog-title');
    part('dialog-buttons', HTMLElement).replaceChildren(
      ...buttons.map(({ text, isDestructive, action }) => {
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = text;
        button.toggleAttribute('data-destructive', isDestructive);
        button.addEventListener('click', () => perform(action));
        return button;
      }),
    );
  }

  return function show(dialog: Dialog | null): void {
    if (dialog === shown) return;
    shown = dialog;
    scrim.hidden = dialog === null;
    if (dialog === null) {
      onClosed();
    } else {
      scrim.dataset.kind = dialog.kind;
      fill(contentOf(dialog));
      part('dialog-buttons', HTMLElement).querySelector('button')?.focus();
    }
  };
}
