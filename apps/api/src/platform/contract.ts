import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { operations } from '@awaj/api-client/schema';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { Authenticate, Caller } from './caller.ts';
import { type Language, languageOf } from './language.ts';

export type OperationId = keyof operations;
type Json = { readonly [key: string]: unknown };

interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header';
  required?: boolean;
  schema: Json;
}

export interface Operation {
  operationId: OperationId;
  method: HTTPMethods;
  /** In Fastify's notation, /tender/detail/:tenderId. */
  url: string;
  summary: string;
  parameters: readonly Parameter[];
  body: Json | undefined;
  responses: Readonly<Record<string, Json | undefined>>;
  /** The names of the ways to say who is calling; an empty list stands for nobody. */
  security: readonly (readonly string[])[];
}

const path = fileURLToPath(import.meta.resolve('@awaj/openapi/document.json'));
/** The contract as it is served. */
export const documentText = readFileSync(path, 'utf8');
// The document is linted where it is written; here its shape is taken as given.
export const document = JSON.parse(documentText) as Json & {
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, Json>>;
};

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

function follow(pointer: string): unknown {
  const keys = pointer
    .slice(2)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  return keys.reduce<unknown>((node, key) => (isObject(node) ? node[key] : undefined), document);
}

/** Puts what references point to in their place; no schema of the contract contains itself. */
export function dereference(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(dereference);
  if (!isObject(node)) return node;
  if (typeof node.$ref === 'string') return dereference(follow(node.$ref));
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => key !== 'example' && key !== 'examples')
      .map(([key, value]) => [key, dereference(value)]),
  );
}

const jsonSchemaOf = (node: unknown): Json | undefined => {
  const content = isObject(node) && isObject(node.content) ? node.content['application/json'] : undefined;
  return isObject(content) ? (content.schema as Json) : undefined;
};

function toOperation(url: string, method: string, shared: unknown, raw: Json): Operation {
  const operation = dereference(raw) as Json & { responses: Json };
  const own = (operation.parameters ?? []) as Parameter[];
  return {
    operationId: operation.operationId as OperationId,
    method: method.toUpperCase() as HTTPMethods,
    url: url.replace(/\{(\w+)\}/g, ':$1'),
    summary: String(operation.summary),
    parameters: [...((dereference(shared) ?? []) as Parameter[]), ...own],
    body: jsonSchemaOf(operation.requestBody),
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([code, node]) => [code, jsonSchemaOf(node)]),
    ),
    security: ((operation.security ?? document.security) as Json[]).map((way) => Object.keys(way)),
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

function objectOf(parameters: readonly Parameter[], place: Parameter['in']): Json {
  const chosen = parameters.filter((parameter) => parameter.in === place);
  return {
    type: 'object',
    additionalProperties: false,
    required: chosen.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(chosen.map(({ name, schema }) => [name, schema])),
  };
}

function schemasOf({ parameters, body, responses }: Operation) {
  const answers = Object.entries(responses).filter(([, schema]) => schema !== undefined);
  return {
    querystring: objectOf(parameters, 'query'),
    params: objectOf(parameters, 'path'),
    ...(body && { body }),
    response: Object.fromEntries(answers),
  };
}

type Parameters<O, Place extends string> = O extends { parameters: { [P in Place]?: infer Values } }
  ? NonNullable<Values>
  : never;
type Body<O> = O extends { requestBody?: { content: { 'application/json': infer Value } } } ? Value : undefined;
type Success<O> = O extends { responses: { 200: { content: { 'application/json': infer Value } } } }
  ? Value
  : undefined;

/** What a handler gets: the parts of the request as the contract describes them, and who asks in which language. */
export interface Call<O> {
  query: Parameters<O, 'query'>;
  params: Parameters<O, 'path'>;
  body: Body<O>;
  caller: Caller;
  language: Language;
  request: FastifyRequest;
  reply: FastifyReply;
}

export type Routes = <Id extends OperationId>(
  id: Id,
  handler: (call: Call<operations[Id]>) => Promise<Success<operations[Id]>>,
) => void;

/** An empty value in a query means the same as none. */
async function dropEmptyQuery(request: FastifyRequest): Promise<void> {
  const entries = Object.entries(request.query as Record<string, unknown>);
  request.query = Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

/** Adds calls of the contract by their operationId: address, validation and who may call come from the document. */
export function createRoutes(app: FastifyInstance, authenticate: Authenticate): Routes {
  return (id, handler) => {
    const operation = contract.get(id);
    if (!operation) throw new Error(`The contract has no operation "${id}".`);
    app.route({
      method: operation.method,
      url: operation.url,
      exposeHeadRoute: false,
      schema: schemasOf(operation),
      preValidation: dropEmptyQuery,
      handler: async (request, reply) => {
        const caller = await authenticate(request, operation.security);
        const isPrivate = caller.kind !== 'visitor';
        reply.header('Cache-Control', isPrivate ? 'private, no-store' : 'public, max-age=0, must-revalidate');
        reply.header('Vary', 'Authorization, Accept-Language, Origin');
        const { query, params, body } = request as unknown as Pick<
          Call<operations[typeof id]>,
          'query' | 'params' | 'body'
        >;
        return handler({ query, params, body, caller, language: languageOf(request), request, reply });
      },
    });
  };
}
