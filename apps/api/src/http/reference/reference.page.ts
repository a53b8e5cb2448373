import { contract, document, isJson, type Json, type Operation, resolve } from '../contract.ts';
import { escapeMarkup } from '../escape-markup.ts';
import { renderTable, renderText } from './html.ts';
import { renderExamples, renderFields, renderType } from './schema-table.ts';

const contentOf = (node: Json): Json | null => {
  const json = isJson(node.content) ? node.content['application/json'] : undefined;
  return isJson(json) ? json : null;
};

function renderParameters({ parameters }: Operation): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(({ name, in: place, required, deprecated, description, schema }) => [
    `<code>${escapeMarkup(name)}</code>`,
    `${place}${required ? ', required' : ''}${deprecated ? ', <del>deprecated</del>' : ''}`,
    renderType(schema),
    renderText(description),
  ]);
  return `<h4>Parameters</h4>${renderTable(['Name', 'Where', 'Type', 'Meaning'], rows)}`;
}

function renderBody(raw: Json): string {
  const content = raw.requestBody === undefined ? null : contentOf(resolve(raw.requestBody).value);
  if (!content) return '';
  return `<h4>Body</h4><p>${renderType(content.schema)}</p>${resolve(content.schema).name ? '' : renderFields(content.schema)}${renderExamples(content)}`;
}

function renderAnswer([status, node]: [string, unknown]): string {
  const response = resolve(node).value;
  const content = contentOf(response);
  const shape = content === null ? '' : `<p>${renderType(content.schema)}</p>`;
  const fields = content === null || resolve(content.schema).name ? '' : renderFields(content.schema);
  return `<dt><code>${escapeMarkup(status)}</code></dt><dd>${renderText(response.description)}${shape}${fields}${content === null ? '' : renderExamples(content)}</dd>`;
}

function renderSecurity({ security }: Operation): string {
  if (security.length === 0) return '';
  const ways = security.map(
    (names) => names.map((name) => `<a href="#security">${name}</a>`).join(' and ') || 'nobody',
  );
  return `<p class="who">Signed in: ${ways.join(' or ')}</p>`;
}

function renderOperation(operation: Operation): string {
  const { operationId, method, url, summary, description, raw } = operation;
  return `<section id="${operationId}"><h3>${escapeMarkup(summary)} <a href="#${operationId}" aria-label="Link to ${operationId}">#</a></h3>
<p><b class="method">${method}</b> <code>${escapeMarkup(url)}</code> <small>${operationId}</small></p>
${renderText(description)}${renderSecurity(operation)}${renderParameters(operation)}${renderBody(raw)}
<h4>Answers</h4><dl>${Object.entries(raw.responses ?? {})
    .map(renderAnswer)
    .join('')}</dl></section>`;
}

function renderTag({ name, description }: { name: string; description: string }): { links: string; calls: string } {
  const operations = [...contract.values()].filter(({ tag }) => tag === name);
  const links = operations.map(
    ({ operationId, summary }) => `<li><a href="#${operationId}">${escapeMarkup(summary)}</a></li>`,
  );
  return {
    links: `<li>${escapeMarkup(name)}<ul>${links.join('')}</ul></li>`,
    calls: `<h2>${escapeMarkup(name)}</h2>${renderText(description)}${operations.map(renderOperation).join('')}`,
  };
}

function renderSecuritySchemes(): string {
  const rows = Object.entries(document.components.securitySchemes).map(([name, { description }]) => [
    `<code>${escapeMarkup(name)}</code>`,
    renderText(description),
  ]);
  return `<h2 id="security">Ways to sign in</h2>${renderTable(['Name', 'Meaning'], rows)}`;
}

function renderSchemas(): string {
  const parts = Object.entries(document.components.schemas).map(
    ([name, schema]) =>
      `<section id="schema-${name}"><h3>${escapeMarkup(name)}</h3>${renderText(schema.description)}${renderFields(schema) || `<p>${renderType(schema)}</p>`}</section>`,
  );
  return `<h2>Schemas</h2>${parts.join('')}`;
}

/** The contract as one page without scripts, searchable with the browser. */
export function renderReference(): string {
  const { title, version, description } = document.info;
  const tags = document.tags.map(renderTag);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeMarkup(title)}</title>
<link rel="stylesheet" href="/docs/style.css"></head><body>
<nav aria-label="Calls"><a class="home" href="#top">${escapeMarkup(title)}</a><ul>${tags.map(({ links }) => links).join('')}</ul></nav>
<main id="top"><h1>${escapeMarkup(title)} <small>${escapeMarkup(version)}</small></h1>${renderText(description)}
<p><a href="/openapi.json">openapi.json</a></p>${renderSecuritySchemes()}${tags.map(({ calls }) => calls).join('')}${renderSchemas()}</main></body></html>`;
}
