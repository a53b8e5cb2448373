function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Wraps plain text, the one place where a notice's text is escaped. */
export function element(tag: string, text: string): string {
  return `<${tag}>${escapeHtml(text)}</${tag}>`;
}

export function list(tag: 'ul' | 'ol', items: readonly string[]): string {
  return `<${tag}>${items.map((item) => element('li', item)).join('')}</${tag}>`;
}

export function lines(texts: readonly string[]): string {
  return `<p>${texts.map(escapeHtml).join('<br>')}</p>`;
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const headRow = `<tr>${head.map((cell) => element('th', cell)).join('')}</tr>`;
  const bodyRows = rows.map((row) => `<tr>${row.map((cell) => element('td', cell)).join('')}</tr>`);
  return `<table><thead>${headRow}</thead><tbody>${bodyRows.join('')}</tbody></table>`;
}
