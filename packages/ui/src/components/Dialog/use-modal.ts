import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** The page behind stands still, and keeps the room of a scroll bar that goes away meanwhile. */
function holdPage(): void {
  const page = document.documentElement;
  if (window.innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable';
  page.style.overflow = 'hidden';
}

function releasePage(): void {
  if (document.querySelector('dialog:modal')) return;
  const { style } = document.documentElement;
  style.removeProperty('overflow');
  style.removeProperty('scrollbar-gutter');
}

/**
 * The focus goes to the panel itself, so that its title is read and no keyboard pops up. Each step that asks where things
 * stand after something has changed would have the browser lay out the page once more.
 */
function present(dialog: HTMLDialogElement): () => void {
  holdPage();
  dialog.setAttribute('autofocus', '');
  dialog.showModal();
  // Older browsers give it to what can be focused first.
  if (document.activeElement !== dialog) dialog.focus();
  return () => {
    dialog.close();
    releasePage();
  };
}

/** What was closed may still be fading away. */
const whenGone = (dialog: HTMLDialogElement) =>
  Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished));

/** Shows a dialog of the platform for as long as it is open; it is in the page until it has faded away. */
function usePresence(isOpen: boolean, dialog: RefObject<HTMLDialogElement | null>): boolean {
  const [isThere, setThere] = useState(isOpen);
  if (isOpen && !isThere) setThere(true);
  useLayoutEffect(() => {
    if (isOpen && dialog.current) return present(dialog.current);
  }, [isOpen, dialog]);
  useEffect(() => {
    if (isOpen || !dialog.current) return;
    let isCurrent = true;
    void whenGone(dialog.current).then(() => isCurrent && setThere(false));
    return () => {
      isCurrent = false;
    };
  }, [isOpen, dialog]);
  return isOpen || isThere;
}

interface ModalOptions {
  isOpen: boolean;
  onClose: () => void;
  closesBeside: boolean;
}

export function useModal({ isOpen, onClose, closesBeside }: ModalOptions) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isThere = usePresence(isOpen, dialog);
  const isPressedBeside = useRef(false);
  const isBeside = ({ target, currentTarget }: MouseEvent) => target === currentTarget;
  const handlers = {
    // The gesture of a phone to go back.
    onCancel: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      onClose();
    },
    // Text that is marked from inside to beside is no press beside.
    onMouseDown: (event: MouseEvent) => {
      isPressedBeside.current = isBeside(event);
    },
    onClick: (event: MouseEvent) => {
      if (closesBeside && isPressedBeside.current && isBeside(event)) onClose();
    },
  };
  return { dialog, isThere, handlers };
}
