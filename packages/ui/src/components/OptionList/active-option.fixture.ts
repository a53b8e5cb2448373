/** The name of the option that a combobox points at. */
export const activeOption = (combobox: HTMLElement): string | null | undefined =>
  document.getElementById(combobox.getAttribute('aria-activedescendant') ?? '')?.textContent;
