import { escapeMarkup } from '../escape-markup.ts';

/** The only Markdown in the contract's texts: bold and code. */
const inline = (text: string): string =>
  escapeMarkup(text)
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/`(.+?)`/g, '<code>$1</code>');

export const renderText = (text: unknown): string =>
  typeof text !== 'string'
    ? ''
    : text
        .trim()
        .split(/\n\s*\n/)
        .map((paragraph) => `<p>${inline(paragraph)}</p>`)
        .join('');

export const renderTable = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const cells = (row: readonly string[], tag: string) => row.map((cell) => `<${tag}>${cell}</${tag}>`).join('');
  const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
  return `<div class="wide"><table><thead><tr>${cells(head, 'th')}</tr></thead><tbody>${body}</tbody></table></div>`;
};
