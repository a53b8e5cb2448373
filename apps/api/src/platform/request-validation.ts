import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyRequest, FastifySchemaCompiler } from 'fastify';
import type { Json, Parameter } from './contract.ts';
import { AppError } from './errors.ts';

const integerMax = 2_147_483_647;

function createAjv(coerceTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({ coerceTypes, useDefaults: true, allowUnionTypes: true });
  addFormats.default(ajv);
  ajv.addFormat('date', isDate);
  ajv.addFormat('password', true);
  return ajv;
}

/** A day of the calendar, from the year 1 on: the database knows no year 0. */
function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

const ofText = createAjv(true);
const ofJson = createAjv(false);

/** A query and a path have nothing but text, so numbers are read out of it; JSON has types of its own. */
export const compileValidator: FastifySchemaCompiler<Json> = ({ schema, httpPart }) =>
  (httpPart === 'body' ? ofJson : ofText).compile(schema);

/** An integer of the contract is one that the database's columns hold. */
const bounded = (schema: Json): Json =>
  schema.type === 'integer' && schema.maximum === undefined ? { ...schema, maximum: integerMax } : schema;

export function parametersSchema(parameters: readonly Parameter[], place: Parameter['in']): Json {
  const chosen = parameters.filter((parameter) => parameter.in === place);
  return {
    type: 'object',
    additionalProperties: false,
    required: chosen.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(chosen.map(({ name, schema }) => [name, bounded(schema)])),
  };
}

const hasNul = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('\0')
    : typeof value === 'object' && value !== null && Object.values(value).some(hasNul);

/** An empty value in a query means the same as none, and no text of ours holds a NUL, which PostgreSQL refuses. */
export async function readyForValidation(request: FastifyRequest): Promise<void> {
  const entries = Object.entries(request.query as Record<string, unknown>);
  request.query = Object.fromEntries(entries.filter(([, value]) => value !== ''));
  if ([request.query, request.params, request.body].some(hasNul)) throw new AppError('invalid');
}
