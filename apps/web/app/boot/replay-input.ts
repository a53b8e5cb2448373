type Field = HTMLInputElement | HTMLTextAreaElement;

const setByBrowser = (field: Field, value: string): void =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);

/** React reports only what differs from what it saw last, which has to be what the server sent. */
function replayTyped(field: Field): void {
  const typed = field.value;
  if (typed === field.defaultValue) return;
  field.value = field.defaultValue;
  setByBrowser(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function replayChosen(radio: HTMLInputElement): void {
  if (!radio.checked || radio.defaultChecked) return;
  radio.checked = false;
  radio.click();
}

/**
 * A person types and chooses, and a password manager fills in, before the scripts of a page run. React leaves that in
 * the fields and tells nobody, so that it is gone with the next rendering.
 */
export function replayInput(): void {
  for (const field of document.querySelectorAll<Field>('input:not([type=radio]), textarea')) replayTyped(field);
  for (const radio of document.querySelectorAll<HTMLInputElement>('input[type=radio]')) replayChosen(radio);
}
