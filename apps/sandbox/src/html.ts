/** Text that is safe to insert into a page. Only `html` creates it. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Content = Markup | string | number | null | readonly Content[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function render(content: Content): string {
  if (content === null) return '';
  if (content instanceof Markup) return content.text;
  if (typeof content === 'string' || typeof content === 'number') {
    return String(content).replace(/[&<>"']/g, (character) => entities[character] ?? character);
  }
  return content.map(render).join('');
}

/** Escapes every inserted value, in text and quoted attributes. */
export function html(parts: TemplateStringsArray, ...values: readonly Content[]): Markup {
  return new Markup(parts.map((part, index) => part + render(values[index] ?? null)).join(''));
}

/** A data block for a script. Its `<` are escaped, because they could end the element. */
export function jsonBlock(id: string, value: unknown): Markup {
  const json = new Markup(JSON.stringify(value).replaceAll('<', '\\u003c'));
  return html`<script type="application/json" id="${id}">${json}</script>`;
}
