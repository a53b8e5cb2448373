type Field = HTMLInputElement | HTMLTextAreaElement;

const setByBrowser = (field: Field, value: string): void =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);

/**
 * A person types, and a password manager fills in, before the scripts of a page run. React leaves that in the fields
 * and tells nobody, so that it is gone with the next rendering. A button that was pressed already is pressed again, once
 * the forms know what is in them.
 */
export function tellWhatWasDone(): void {
  for (const field of document.querySelectorAll<Field>('input, textarea')) {
    const typed = field.value;
    if (typed === field.defaultValue) continue;
    // React reports only what differs from the value it saw last, which has to be the server's.
    field.value = field.defaultValue;
    setByBrowser(field, typed);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  setTimeout(() => document.querySelector<HTMLFormElement>('[data-pressed]')?.requestSubmit());
}
