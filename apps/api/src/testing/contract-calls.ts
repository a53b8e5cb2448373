import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { operations, Problem } from '@awaj/api-client/schema';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { contract, type Json, type Operation, type OperationId } from '../http/contract.ts';
import type { Call, Success } from '../http/contract-routes.ts';
import { seenAnswers } from './answers.ts';
import { faultOfAnswer } from './document.ts';
import { toOddJson } from './odd-json.ts';

type Text = Readonly<Record<string, string | number>>;

interface Input<Id extends OperationId> {
  query?: Text;
  params?: Text;
  body?: Call<operations[Id]>['body'] | Json;
  token?: string;
  initData?: string;
  headers?: Record<string, string>;
}

export interface ContractCalls {
  /** Calls an operation that is expected to succeed. */
  call<Id extends OperationId>(id: Id, input?: Input<Id>): Promise<Success<operations[Id]>>;
  /** Calls an operation that is expected to fail. */
  refusal<Id extends OperationId>(id: Id, input?: Input<Id>): Promise<{ status: number; problem: Problem }>;
  send<Id extends OperationId>(id: Id, input?: Input<Id>): ReturnType<typeof hold>;
  raw(operation: Operation, request: RawRequest): ReturnType<typeof hold>;
}

function operationOf(id: OperationId): Operation {
  const operation = contract.get(id);
  if (!operation) throw new Error(`The contract has no operation "${id}".`);
  return operation;
}

function toRequest<Id extends OperationId>(operation: Operation, input: Input<Id>): InjectOptions {
  const { params = {}, query = {}, token, initData, headers } = input;
  const authorization = token ? `Bearer ${token}` : initData ? `tma ${initData}` : undefined;
  return {
    method: operation.method as 'GET' | 'POST',
    url: operation.url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name]))),
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    headers: { ...(authorization && { authorization }), ...headers },
    ...(input.body !== undefined && { payload: input.body as object }),
  };
}

function textOf({ headers, rawPayload, payload }: LightMyRequestResponse): string {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(rawPayload).toString();
  return encoding === 'gzip' ? gunzipSync(rawPayload).toString() : payload;
}

/** Sends a request and checks the answer against the contract. */
async function hold(app: FastifyInstance, operation: Operation, options: InjectOptions) {
  const response = await app.inject(options);
  const { operationId: id } = operation;
  seenAnswers.note(id, response.statusCode);
  if (response.statusCode === 304 || response.headers['content-type'] === 'application/pdf') return response;
  const text = textOf(response);
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  const fault = faultOfAnswer(operation, response.statusCode, body);
  if (fault) throw new Error(`${id} answered ${response.statusCode} against the contract: ${fault}\n${text}`);
  return response;
}

/** A request as it is sent, valid or not. */
interface RawRequest {
  url: string;
  headers: Record<string, string>;
  body: unknown;
}

function raw(app: FastifyInstance, operation: Operation, { url, headers, body }: RawRequest) {
  const payload = body === undefined ? undefined : toOddJson(body);
  const json = payload === undefined ? {} : { 'content-type': 'application/json' };
  return hold(app, operation, {
    method: operation.method as 'GET' | 'POST',
    url,
    headers: { ...json, ...headers },
    ...(payload !== undefined && { payload }),
  });
}

/** Creates calls of an API by operationId. Every answer is checked against the contract. */
export function createContractCalls(app: FastifyInstance): ContractCalls {
  const send: ContractCalls['send'] = (id, input = {}) => hold(app, operationOf(id), toRequest(operationOf(id), input));
  return {
    send,
    raw: (operation, request) => raw(app, operation, request),
    async call(id, input) {
      const response = await send(id, input);
      if (response.statusCode >= 400) throw new Error(`${id} answered ${response.statusCode} ${response.payload}`);
      return JSON.parse(response.payload || 'null');
    },
    async refusal(id, input) {
      const response = await send(id, input);
      return { status: response.statusCode, problem: response.json() };
    },
  };
}
