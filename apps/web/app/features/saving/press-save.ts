/** Saves the tender of this part of the page, or takes it off, as a press on its button does: the focus tells the change. */
export function pressSave(part: Element | null): void {
  const button = part?.querySelector<HTMLElement>('[data-saved]');
  button?.focus();
  button?.click();
}
