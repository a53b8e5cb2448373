/** The name of the combobox's active option. */
export const activeOption = (combobox: HTMLElement): string | null | undefined =>
  document.getElementById(combobox.getAttribute('aria-activedescendant') ?? '')?.textContent;
