/** Text that is safe to place in a page as it stands. Only `html` makes it. */
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

/** Every value put into the template is escaped, in text and in quoted attributes alike. */
export function html(parts: TemplateStringsArray, ...values: readonly Content[]): Markup {
  return new Markup(parts.map((part, index) => part + render(values[index] ?? null)).join(''));
}

/** A data block for a script to read. A `<` in it could end the element, so none is left. */
export function jsonBlock(id: string, value: unknown): Markup {
  const json = new Markup(JSON.stringify(value).replaceAll('<', '\\u003c'));
  return html`<script type="application/json" id="${id}">${json}</script>`;
}
