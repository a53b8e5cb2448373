const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for HTML and XML, also inside double quotes. */
export const escapeMarkup = (text: unknown): string =>
  String(text).replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);
