/**
 * Saves or unsaves the tender of this part of the page, like a press on its button. The focus makes a screen reader say
 * the change.
 */
export function pressSave(part: Element | null): void {
  const button = part?.querySelector<HTMLElement>('[data-saved]');
  button?.focus();
  button?.click();
}
