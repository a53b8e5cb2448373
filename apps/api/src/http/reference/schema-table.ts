import { isJson, type Json, resolve } from '../contract.ts';
import { escapeMarkup } from '../escape-markup.ts';
import { renderTable, renderText } from './html.ts';

const link = (name: string): string => `<a href="#schema-${name}">${escapeMarkup(name)}</a>`;

function rules(schema: Json): string {
  const names = ['format', 'pattern', 'minimum', 'maximum', 'minLength', 'maxLength', 'maxItems', 'default'];
  const said = names.filter((name) => name in schema).map((name) => `${name} ${JSON.stringify(schema[name])}`);
  return said.length > 0 ? ` <small>${escapeMarkup(said.join(', '))}</small>` : '';
}

/** A type in a few words; a named schema becomes a link. */
export function renderType(node: unknown): string {
  const { name, value: schema } = resolve(node);
  if (name) return link(name);
  if (Array.isArray(schema.enum)) return escapeMarkup(schema.enum.map((value) => JSON.stringify(value)).join(' or '));
  if ('const' in schema) return escapeMarkup(JSON.stringify(schema.const));
  if (Array.isArray(schema.allOf)) return schema.allOf.map(renderType).join(' and ');
  const type = [schema.type ?? 'anything'].flat().join(' or ');
  const items = schema.items === undefined ? '' : ` of ${renderType(schema.items)}`;
  return escapeMarkup(type) + items + rules(schema);
}

const partsOf = (schema: Json): Json[] =>
  Array.isArray(schema.allOf)
    ? [...schema.allOf.map((part) => resolve(part).value), schema].flatMap(withoutAllOf)
    : [schema];

function withoutAllOf({ allOf: _, ...schema }: Json): Json[] {
  return [schema];
}

/** The fields of an object; those of unnamed nested objects have dotted names. */
function fieldsOf(node: unknown, prefix = ''): string[][] {
  return partsOf(resolve(node).value).flatMap((schema) => {
    if (!isJson(schema.properties)) return [];
    const required = Array.isArray(schema.required) ? schema.required : [];
    return Object.entries(schema.properties).flatMap(([key, field]) => {
      const { name, value } = resolve(field);
      const path = prefix + key;
      const note = required.includes(key) ? '' : '<small>optional</small> ';
      const inner = value.items === undefined ? value : resolve(value.items).value;
      const isNamed = name !== undefined || (value.items !== undefined && resolve(value.items).name !== undefined);
      const nested = isNamed ? [] : fieldsOf(inner, `${path}${value.items === undefined ? '.' : '[].'}`);
      return [
        [`<code>${escapeMarkup(path)}</code>`, renderType(field), note + renderText(value.description)],
        ...nested,
      ];
    });
  });
}

export function renderFields(node: unknown): string {
  const fields = fieldsOf(node);
  return fields.length > 0 ? renderTable(['Field', 'Type', 'Meaning'], fields) : '';
}

export function renderExamples(content: Json): string {
  const several = isJson(content.examples) ? Object.values(content.examples).map((node) => resolve(node).value) : [];
  const all = 'example' in content ? [{ summary: 'Example', value: content.example }] : several;
  return all
    .map(
      ({ summary, value }) =>
        `<details><summary>${escapeMarkup(summary ?? 'Example')}</summary><pre><code>${escapeMarkup(JSON.stringify(value, null, 2))}</code></pre></details>`,
    )
    .join('');
}
