import type { Entity } from '../bot-api/formatted-text.ts';
import { html, type Markup } from '../html.ts';

const address = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]’”።]/g;

/** Plain text with its addresses as links. */
export function withLinks(text: string): Markup {
  const parts: (Markup | string)[] = [];
  let end = 0;
  for (const { 0: url, index } of text.matchAll(address)) {
    parts.push(text.slice(end, index), html`<a href="${url}" target="_blank" rel="noreferrer">${url}</a>`);
    end = index + url.length;
  }
  return html`${parts}${text.slice(end)}`;
}

function withEntity({ type, url }: Entity, text: string): Markup {
  if (type === 'bold') return html`<b>${text}</b>`;
  if (type === 'code') return html`<code>${text}</code>`;
  if (type === 'text_link' && /^https?:/.test(url ?? ''))
    return html`<a href="${url ?? ''}" target="_blank" rel="noreferrer">${text}</a>`;
  return withLinks(text);
}

/** A chat message with its formatting. */
export function withEntities(text: string, entities: readonly Entity[]): Markup {
  const parts: Markup[] = [];
  let end = 0;
  for (const entity of entities.toSorted((a, b) => a.offset - b.offset)) {
    const from = Math.max(entity.offset, end);
    parts.push(withLinks(text.slice(end, from)));
    end = Math.max(end, entity.offset + entity.length);
    parts.push(withEntity(entity, text.slice(from, end)));
  }
  return html`${parts}${withLinks(text.slice(end))}`;
}

const codeWords = /\b(code|otp|pin|password)\b|ኮድ|koodii/i;

/** The code in a message: a separate number of 4 to 8 digits, if the text mentions a code. */
export function oneTimeCodeIn(text: string): string | null {
  if (!codeWords.test(text)) return null;
  return /(?<![\d.,:/+-])\d{4,8}(?![\d:/-]|[.,]\d)/.exec(text)?.[0] ?? null;
}
