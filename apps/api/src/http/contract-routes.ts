import type { operations } from '@awaj/api-client/schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerCache } from './answer-cache.ts';
import { json } from './answer-encoding.ts';
import { contract, type Operation, type OperationId } from './contract.ts';
import { type Language, languageOf } from './language.ts';
import { bounded, parametersSchema, readyForValidation } from './request-validation.ts';
import { sendCachedAnswer, varies } from './send-cached-answer.ts';

/** An answer that is already serialised, with the type of its value. Bytes are encoded only once. */
export class WrittenJson<Value> {
  readonly body: Buffer;
  declare readonly shape: Value;

  constructor(body: Buffer) {
    this.body = body;
  }
}

function schemasOf({ parameters, body, responses }: Operation) {
  const answers = Object.entries(responses).filter(([, schema]) => schema !== undefined);
  return {
    querystring: parametersSchema(parameters, 'query'),
    params: parametersSchema(parameters, 'path'),
    ...(body && { body: bounded(body) }),
    response: Object.fromEntries(answers),
  };
}

type Parameters<O, Place extends string> = O extends { parameters: { [P in Place]?: infer Values } }
  ? NonNullable<Values>
  : never;
/** Never missing: a form in the query has become the body by then. */
type Body<O> = O extends { requestBody?: { content: { 'application/json': infer Value } } } ? Value : undefined;
export type Success<O> = O extends { responses: { 200: { content: { 'application/json': infer Value } } } }
  ? Value
  : O extends { responses: { 200: { content: { 'application/pdf': unknown } } } }
    ? Buffer
    : undefined;

/** What a handler gets: the parts of the request as in the contract, the caller and the language. */
export interface Call<O, Caller = unknown> {
  query: Parameters<O, 'query'>;
  params: Parameters<O, 'path'>;
  body: Body<O>;
  caller: Caller;
  language: Language;
  request: FastifyRequest;
  reply: FastifyReply;
}

interface Caching<O> {
  /** Which answers to visitors are cached for some seconds. They are the same for every visitor. */
  isCached?: (query: Parameters<O, 'query'>) => boolean;
}

/** Caches the answers to visitors for some seconds, whatever the query. */
export const cached = { isCached: () => true };

export type ContractRoutes<Caller> = <Id extends OperationId>(
  id: Id,
  handler: (
    call: Call<operations[Id], Caller>,
  ) => Promise<Success<operations[Id]> | WrittenJson<Success<operations[Id]>>>,
  caching?: Caching<operations[Id]>,
) => void;

/** Only answers that are the same for everybody may be cached. */
function cacheRule({ method }: Operation, isVisitor: boolean): string {
  if (!isVisitor) return 'private, no-store';
  return method === 'GET' ? 'public, max-age=0, must-revalidate' : 'no-store';
}

/** Init data may be in the body; all other credentials are checked before the body is read. */
const whenToAuthenticate = ({ security }: Operation) =>
  security.flat().includes('telegramDataCheckString') ? 'preHandler' : 'onRequest';

/** A request without this header is from a visitor; otherwise init data in the query or body would be checked too. */
const isForVisitors = ({ method, security }: Operation): boolean =>
  method === 'GET' &&
  (security.length === 0 || security.some((way) => way.length === 0)) &&
  !security.flat().includes('telegramDataCheckString');

const isWithoutCredentials = ({ headers }: FastifyRequest): boolean => headers.authorization === undefined;

const keyOf = (request: FastifyRequest): string => `${languageOf(request)} ${request.raw.url}`;

const bodyOf = (reply: FastifyReply, value: unknown): Buffer =>
  value instanceof WrittenJson ? value.body : Buffer.from(String(reply.serialize(value)));

const callerKey = 'caller';

export type Authenticate<Caller> = (
  request: FastifyRequest,
  security: readonly (readonly string[])[],
) => Promise<Caller>;

/** Adds calls of the contract by operationId; address, validation and security come from the document. */
export function createRoutes<Caller extends { kind: string }>(
  app: FastifyInstance,
  authenticate: Authenticate<Caller>,
  answers: AnswerCache,
): ContractRoutes<Caller> {
  app.decorateRequest(callerKey, null);

  /** Runs before the query is validated, because a cached address was valid before. */
  async function answerFromCache(request: FastifyRequest, reply: FastifyReply) {
    const answer = isWithoutCredentials(request) ? answers.find(keyOf(request)) : undefined;
    return answer && sendCachedAnswer(request, reply, answer, answers.leftMs(answer));
  }

  return (id, handler, { isCached } = {}) => {
    const operation = contract.get(id);
    if (!operation) throw new Error(`The contract has no operation "${id}".`);
    if (isCached && !isForVisitors(operation))
      throw new Error(`Not every caller of "${id}" could be told from a visitor.`);
    type Parts = Pick<Call<operations[typeof id], Caller>, 'query' | 'params' | 'body'>;
    const identify = async (request: FastifyRequest) => {
      request.setDecorator(callerKey, await authenticate(request, operation.security));
    };
    app.route<{ Querystring: Parts['query']; Params: Parts['params']; Body: Parts['body'] }>({
      method: operation.method,
      url: operation.url,
      exposeHeadRoute: false,
      schema: schemasOf(operation),
      preValidation: readyForValidation(operation),
      ...(isCached ? { onRequest: [answerFromCache, identify] } : { [whenToAuthenticate(operation)]: identify }),
      handler: async (request, reply) => {
        const caller = request.getDecorator<Caller>(callerKey);
        const isVisitor = caller.kind === 'visitor';
        // Validated by the schemas above, from which the types were generated.
        const { query, params, body } = request as Parts;
        const answer = () => handler({ query, params, body, caller, language: languageOf(request), request, reply });
        if (isCached?.(query) && isVisitor && isWithoutCredentials(request)) {
          const made = await answers.make(keyOf(request), async () => bodyOf(reply, await answer()));
          return sendCachedAnswer(request, reply, made, answers.leftMs(made));
        }
        reply.header('Cache-Control', cacheRule(operation, isVisitor));
        reply.header('Vary', varies);
        const value = await answer();
        return value instanceof WrittenJson ? reply.type(json).send(value.body) : value;
      },
    });
  };
}
