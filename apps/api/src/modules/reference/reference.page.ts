import { contract, document, type Operation } from '../../platform/contract.ts';

type Json = { readonly [key: string]: unknown };

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: unknown): string => String(text).replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function typeOf(schema: Json): string {
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if ('const' in schema) return JSON.stringify(schema.const);
  const type = Array.isArray(schema.type) ? schema.type.join(' | ') : String(schema.type ?? 'any');
  const items = isObject(schema.items) ? ` of ${typeOf(schema.items)}` : '';
  return `${type}${items}${schema.format ? ` (${schema.format})` : ''}`;
}

/** What `allOf` says in parts, in one piece. */
function merged(schema: Json): Json {
  const parts = Array.isArray(schema.allOf) ? schema.allOf.filter(isObject).map(merged) : [];
  const properties = Object.assign({}, ...parts.map((part) => part.properties ?? {}), schema.properties ?? {});
  const required = [...parts.flatMap((part) => part.required as string[]), ...((schema.required as string[]) ?? [])];
  return parts.length > 0 ? { ...schema, type: 'object', properties, required } : schema;
}

function renderFields(raw: Json): string {
  const schema = merged(raw);
  const inner = isObject(schema.items) ? merged(schema.items) : schema;
  if (!isObject(inner.properties)) return '';
  const required = new Set(Array.isArray(inner.required) ? inner.required : []);
  const rows = Object.entries(inner.properties).map(([name, value]) => {
    const field = merged(value as Json);
    const optional = required.has(name) ? '' : ' <small>optional</small>';
    const text = field.description ? `<p>${escapeHtml(field.description)}</p>` : '';
    return `<li><code>${escapeHtml(name)}</code> <i>${escapeHtml(typeOf(field))}</i>${optional}${text}${renderFields(field)}</li>`;
  });
  return `<ul>${rows.join('')}</ul>`;
}

function renderParameters({ parameters }: Operation): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    ({ name, in: place, required, schema }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${place}${required ? ', required' : ''}</td><td>${escapeHtml(typeOf(schema))}</td></tr>`,
  );
  return `<h4>Parameters</h4><div class="wide"><table>${rows.join('')}</table></div>`;
}

function renderResponses({ responses }: Operation): string {
  const parts = Object.entries(responses).map(([status, schema]) => {
    const fields = schema ? renderFields(schema) : '';
    const summary = `<code>${escapeHtml(status)}</code> ${schema ? escapeHtml(typeOf(merged(schema))) : 'no body'}`;
    return fields ? `<details><summary>${summary}</summary>${fields}</details>` : `<p>${summary}</p>`;
  });
  return `<h4>Answers</h4>${parts.join('')}`;
}

function renderSecurity({ security }: Operation): string {
  const ways = security.map((names) => names.join(' and ') || 'nobody signed in');
  return ways.length > 0 ? `<p class="who">For ${escapeHtml(ways.join(', or '))}</p>` : '';
}

function renderOperation(operation: Operation): string {
  const { operationId, method, url, summary, body } = operation;
  return `<section id="${operationId}">
<h3>${escapeHtml(summary)}</h3>
<p class="call"><b>${String(method)}</b> <code>${escapeHtml(url)}</code> <a href="#${operationId}">${operationId}</a></p>
${renderSecurity(operation)}${renderParameters(operation)}
${body ? `<h4>Body</h4>${renderFields(body)}` : ''}${renderResponses(operation)}
</section>`;
}

/** The contract as one page without a script: readable anywhere, searchable with the browser's own search. */
export function renderReference(): string {
  const operations = [...contract.values()];
  const links = operations.map(
    ({ operationId, summary }) => `<li><a href="#${operationId}">${escapeHtml(summary)}</a></li>`,
  );
  const { title, version, description } = document.info;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><link rel="stylesheet" href="/docs/style.css"></head><body>
<nav aria-label="Calls"><a class="home" href="#top">${escapeHtml(title)}</a><ul>${links.join('')}</ul></nav>
<main id="top"><h1>${escapeHtml(title)} <small>${escapeHtml(version)}</small></h1><p>${escapeHtml(description)}</p>
<p><a href="/openapi.json">openapi.json</a></p>${operations.map(renderOperation).join('')}</main></body></html>`;
}

export const referenceStyle = `
:root { color-scheme: light dark; --line: #d9dde6; --muted: #5a6372; --ink: #1f4b8f; --soft: #f3f5f9; }
@media (prefers-color-scheme: dark) { :root { --line: #323a47; --muted: #a3adbd; --ink: #8db4f2; --soft: #1b2029; } }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; display: grid; grid-template-columns: 18rem minmax(0, 1fr); }
nav { position: sticky; top: 0; height: 100vh; overflow: auto; padding: 1rem; border-right: 1px solid var(--line); font-size: .875rem; }
nav ul { list-style: none; padding: 0; } nav li { padding: .2rem 0; }
.home { font-weight: 600; }
main { padding: 1.5rem 2rem 6rem; max-width: 60rem; }
section { border-top: 1px solid var(--line); margin-top: 2.5rem; padding-top: 1rem; scroll-margin-top: 1rem; }
a { color: var(--ink); text-decoration: none; } a:hover { text-decoration: underline; }
code { font-size: .9em; background: var(--soft); padding: .1em .35em; border-radius: 4px; overflow-wrap: anywhere; }
i, small, .who, li p { color: var(--muted); } i { font-style: normal; font-size: .9em; } li p { margin: 0; }
h1 small { font-size: .5em; } h4 { margin: 1.25rem 0 .4rem; } ul ul { border-left: 1px solid var(--line); }
.call a { float: right; font-size: .875rem; } .wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; } td { border-bottom: 1px solid var(--line); padding: .4rem .8rem .4rem 0; vertical-align: top; }
details { margin: .3rem 0; } summary { cursor: pointer; }
@media (max-width: 48rem) { body { display: block; } nav { position: static; height: auto; max-height: 40vh; border: 0; border-bottom: 1px solid var(--line); } main { padding: 1rem; } }
`;
