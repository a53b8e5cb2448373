import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { operations } from '@awaj/api-client/schema';
import type { HTTPMethods } from 'fastify';

export type OperationId = keyof operations;
export type Json = { readonly [key: string]: unknown };

export interface Parameter {
  name: string;
  description?: string;
  in: 'query' | 'path' | 'header';
  required?: boolean;
  deprecated?: boolean;
  schema: Json;
}

export interface Operation {
  operationId: OperationId;
  method: HTTPMethods;
  /** In Fastify's notation, /tender/detail/:tenderId. */
  url: string;
  tag: string;
  summary: string;
  description: string | undefined;
  parameters: readonly Parameter[];
  body: Json | undefined;
  responses: Readonly<Record<string, Json | undefined>>;
  /** The security schemes; an empty list allows everybody. */
  security: readonly (readonly string[])[];
  /** As written, with references and examples. */
  raw: Json;
}

const path = fileURLToPath(import.meta.resolve('@awaj/openapi/document.json'));
/** The contract as it is served. */
export const documentText = readFileSync(path, 'utf8');
// The document is linted at its source, so its shape is not checked here.
export const document = JSON.parse(documentText) as Json & {
  info: { title: string; version: string; description: string };
  tags: { name: string; description: string }[];
  components: Record<'schemas' | 'securitySchemes', Record<string, Json>>;
  paths: Record<string, Record<string, Json>>;
};

export const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

function follow(pointer: string): unknown {
  const keys = pointer
    .slice(2)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  return keys.reduce<unknown>((node, key) => (isJson(node) ? node[key] : undefined), document);
}

/** Resolves a node, and returns the name of what it refers to. */
export function resolve(node: unknown): { name?: string; value: Json } {
  if (!isJson(node)) return { value: {} };
  if (typeof node.$ref !== 'string') return { value: node };
  const [kind, name = ''] = node.$ref.split('/').slice(-2);
  const { value } = resolve(follow(node.$ref));
  return kind === 'schemas' ? { name, value } : { value };
}

/** Replaces references; no schema of the contract contains itself. */
function dereference(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(dereference);
  if (!isJson(node)) return node;
  if (typeof node.$ref === 'string') return dereference(follow(node.$ref));
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => key !== 'example' && key !== 'examples')
      .map(([key, value]) => [key, dereference(value)]),
  );
}

const jsonSchemaOf = (node: unknown): Json | undefined => {
  const content = isJson(node) && isJson(node.content) ? node.content['application/json'] : undefined;
  return isJson(content) ? (content.schema as Json) : undefined;
};

function toOperation(url: string, method: string, shared: unknown, raw: Json): Operation {
  const operation = dereference(raw) as Json & { responses: Json };
  const own = (operation.parameters ?? []) as Parameter[];
  return {
    operationId: operation.operationId as OperationId,
    method: method.toUpperCase() as HTTPMethods,
    url: url.replace(/\{(\w+)\}/g, ':$1'),
    tag: String((operation.tags as string[])[0]),
    summary: String(operation.summary),
    description: operation.description as string | undefined,
    parameters: [...((dereference(shared) ?? []) as Parameter[]), ...own],
    body: jsonSchemaOf(operation.requestBody),
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([code, node]) => [code, jsonSchemaOf(node)]),
    ),
    security: ((operation.security ?? document.security) as Json[]).map((way) => Object.keys(way)),
    raw,
  };
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Every call of the contract. */
export const contract: ReadonlyMap<OperationId, Operation> = new Map(
  Object.entries(document.paths).flatMap(([url, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.includes(method))
      .map(([method, raw]) => toOperation(url, method, item.parameters, raw))
      .map((operation) => [operation.operationId, operation]),
  ),
);
