import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Operation } from '../http/contract.ts';

const document = JSON.parse(readFileSync(fileURLToPath(import.meta.resolve('@awaj/openapi/document.json')), 'utf8'));

// Compiles the contract a second time with its references, because the API's own compilation is under test.
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(document, 'contract');

const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** Returns how an answer breaks the contract, or null. */
export function faultOfAnswer({ url, method, responses }: Operation, status: number, body: unknown): string | null {
  const path = url.replace(/:(\w+)/g, '{$1}');
  const key = String(status) in responses ? String(status) : 'default';
  const response = `contract#/paths/${escaped(path)}/${String(method).toLowerCase()}/responses/${key}`;
  const hasBody = responses[key] !== undefined;
  if (!hasBody) return body === undefined ? null : `${status} has a body`;
  const described = document.paths[path]?.[String(method).toLowerCase()]?.responses[key];
  const target = described.$ref ? `contract${described.$ref}` : response;
  const validate = ajv.getSchema(`${target}/content/application~1json/schema`);
  if (!validate) return `the contract has no schema for ${status}`;
  return validate(body) ? null : ajv.errorsText(validate.errors);
}
