type Field = HTMLInputElement | HTMLTextAreaElement;

const setByBrowser = (field: Field, value: string): void =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);

/** React only reports changes from the last value it knows, which must be the server's. */
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
 * Values that were typed, chosen or autofilled before hydration. React leaves them in the fields without reporting
 * them, so the next render would drop them.
 */
export function replayInput(): void {
  for (const field of document.querySelectorAll<Field>('input:not([type=radio]), textarea')) replayTyped(field);
  for (const radio of document.querySelectorAll<HTMLInputElement>('input[type=radio]')) replayChosen(radio);
}
