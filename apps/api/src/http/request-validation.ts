import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyRequest, FastifySchemaCompiler } from 'fastify';
import { isJson, type Json, type Operation, type Parameter } from './contract.ts';
import { AppError } from './errors.ts';
import { largestId } from './ids.ts';

function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({ useDefaults: true, allowUnionTypes: true });
  addFormats.default(ajv);
  ajv.addFormat('date', isDate);
  ajv.addFormat('password', true);
  return ajv;
}

/** A calendar date from year 1 on, because the database has no year 0. */
function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

const ajv = createAjv();

/** Compiled on the first request: compiling all schemas would take a quarter of a second at each start. */
export const compileValidator: FastifySchemaCompiler<Json> = ({ schema }) => {
  let validate: ValidateFunction | undefined;
  return (data: unknown) => {
    validate ??= ajv.compile(schema);
    return validate(data) ? true : { error: validate.errors ?? [] };
  };
};

/** Integers of the contract fit into the database's columns. A call that takes a list checks its elements itself. */
export function bounded(schema: Json): Json {
  const { properties } = schema;
  const fields = isJson(properties)
    ? {
        properties: Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, bounded(each as Json)])),
      }
    : {};
  const isInteger = [schema.type].flat().includes('integer') && schema.maximum === undefined;
  return { ...schema, ...fields, ...(isInteger && { maximum: largestId }) };
}

export function parametersSchema(parameters: readonly Parameter[], place: Parameter['in']): Json {
  const chosen = parameters.filter((parameter) => parameter.in === place);
  return {
    type: 'object',
    additionalProperties: false,
    required: chosen.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(chosen.map(({ name, schema }) => [name, bounded(schema)])),
  };
}

const isText = (value: string): boolean => !value.includes('\0') && !/\p{Surrogate}/u.test(value);

/** Whether all texts of a value can be stored: PostgreSQL refuses NUL and lone surrogates. */
export function holdsText(value: unknown): boolean {
  const waiting = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string' && !isText(next)) return false;
    if (typeof next === 'object' && next !== null) for (const each of Object.values(next)) waiting.push(each);
  }
  return true;
}

/**
 * Paths and queries contain only text. Only plain digits are numbers; other notations, such as "1e400" for infinity,
 * stay texts and are refused.
 */
const fromText = ({ type }: Json, value: unknown): unknown =>
  type === 'integer' && typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;

const allFromText = (parameters: readonly Parameter[], values: Json): Json => ({
  ...values,
  ...Object.fromEntries(
    parameters.filter(({ name }) => name in values).map(({ name, schema }) => [name, fromText(schema, values[name])]),
  ),
});

/**
 * Some calls also accept a form in the query, as clients once sent it. It becomes part of the body, with one set of
 * rules; duplicate fields are refused.
 */
function withQueryForm(fields: readonly Parameter[], query: Json, body: unknown): unknown {
  if (body !== undefined && body !== null && !isJson(body)) return body;
  const form: Record<string, unknown> = { ...body };
  for (const { name, schema } of fields) {
    const value = query[name];
    if (value === undefined) continue;
    if (form[name] !== undefined && String(form[name]) !== String(value))
      throw new AppError('invalid', { faults: { [name]: 'differs' } });
    form[name] ??= fromText(schema, value);
  }
  return form;
}

/** An empty filter means the same as none. */
export function readyForValidation({ parameters, body }: Operation) {
  const named = isJson(body?.properties) ? body.properties : {};
  const ofPlace = (place: Parameter['in']) => parameters.filter((parameter) => parameter.in === place);
  const fields = ofPlace('query').filter(({ name }) => name in named);
  return async (request: FastifyRequest): Promise<void> => {
    const query = request.query as Json;
    const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
    request.query = allFromText(ofPlace('query'), given);
    request.params = allFromText(ofPlace('path'), request.params as Json);
    // An empty field of a form clears the value.
    if (body) request.body = withQueryForm(fields, query, request.body);
    if (![request.query, request.params, request.body].every(holdsText)) throw new AppError('invalid');
  };
}
