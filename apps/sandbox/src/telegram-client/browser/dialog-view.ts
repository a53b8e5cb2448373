import type { HostState } from '../protocol/host-state.ts';
import type { Action } from '../protocol/person-actions.ts';
import type { PopupButton } from '../protocol/popup.ts';
import { part } from './page-parts.ts';

type Dialog = NonNullable<HostState['dialog']>;
type DialogButton = PopupButton & { action: Action };

interface DialogContent {
  title: string;
  message: string;
  buttons: readonly DialogButton[];
  dismissal: Action;
}

function contentOf(dialog: Dialog): DialogContent {
  if (dialog.kind === 'popup') {
    const { title, message, buttons } = dialog.popup;
    return {
      title,
      message,
      buttons: buttons.map((button) => ({ ...button, action: { kind: 'answer-popup', buttonId: button.id } })),
      dismissal: { kind: 'answer-popup', buttonId: null },
    };
  }
  return {
    title: '',
    message: 'Changes that you made may not be saved.',
    buttons: [
      { id: 'stay', text: 'Cancel', isDestructive: false, action: { kind: 'stay' } },
      { id: 'close', text: 'Close anyway', isDestructive: true, action: { kind: 'confirm-close' } },
    ],
    dismissal: { kind: 'stay' },
  };
}

/** The client's popups. Dismissed by Escape or a press beside them, as in Telegram. */
export function createDialogView(perform: (action: Action) => void, onClosed: () => void) {
  const scrim = part('scrim', HTMLElement);
  let shown: Dialog | null = null;

  const dismiss = () => shown && perform(contentOf(shown).dismissal);
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
      fill(contentOf(dialog));
      part('dialog-buttons', HTMLElement).querySelector('button')?.focus();
    }
  };
}
