import type { operations } from '@awaj/api-client/schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contract, type Operation, type OperationId } from './contract.ts';
import { type Language, languageOf } from './language.ts';
import { parametersSchema, readyForValidation } from './request-validation.ts';

function schemasOf({ parameters, body, responses }: Operation) {
  const answers = Object.entries(responses).filter(([, schema]) => schema !== undefined);
  return {
    querystring: parametersSchema(parameters, 'query'),
    params: parametersSchema(parameters, 'path'),
    ...(body && { body }),
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

/** What a handler gets: the parts of the request as the contract describes them, and who asks in which language. */
export interface Call<O, Caller = unknown> {
  query: Parameters<O, 'query'>;
  params: Parameters<O, 'path'>;
  body: Body<O>;
  caller: Caller;
  language: Language;
  request: FastifyRequest;
  reply: FastifyReply;
}

export type ContractRoutes<Caller> = <Id extends OperationId>(
  id: Id,
  handler: (call: Call<operations[Id], Caller>) => Promise<Success<operations[Id]>>,
) => void;

/** The only answers that may be cached are those that everybody gets. */
function cacheRule({ method }: Operation, isVisitor: boolean): string {
  if (!isVisitor) return 'private, no-store';
  return method === 'GET' ? 'public, max-age=0, must-revalidate' : 'no-store';
}

/** Init data may lie in the body; all other credentials are looked at before anything of the body is. */
const whenToAuthenticate = ({ security }: Operation) =>
  security.flat().includes('telegramDataCheckString') ? 'preHandler' : 'onRequest';

const callerKey = 'caller';

export type Authenticate<Caller> = (
  request: FastifyRequest,
  security: readonly (readonly string[])[],
) => Promise<Caller>;

/** Adds calls of the contract by their operationId: address, validation and who may call come from the document. */
export function createRoutes<Caller extends { kind: string }>(
  app: FastifyInstance,
  authenticate: Authenticate<Caller>,
): ContractRoutes<Caller> {
  app.decorateRequest(callerKey, null);
  return (id, handler) => {
    const operation = contract.get(id);
    if (!operation) throw new Error(`The contract has no operation "${id}".`);
    type Parts = Pick<Call<operations[typeof id], Caller>, 'query' | 'params' | 'body'>;
    app.route<{ Querystring: Parts['query']; Params: Parts['params']; Body: Parts['body'] }>({
      method: operation.method,
      url: operation.url,
      exposeHeadRoute: false,
      schema: schemasOf(operation),
      preValidation: readyForValidation(operation),
      [whenToAuthenticate(operation)]: async (request: FastifyRequest) => {
        const caller = await authenticate(request, operation.security);
        request.setDecorator(callerKey, caller);
      },
      handler: async (request, reply) => {
        const caller = request.getDecorator<Caller>(callerKey);
        reply.header('Cache-Control', cacheRule(operation, caller.kind === 'visitor'));
        reply.header('Vary', 'Authorization, Accept-Language, Origin');
        // Validated by the schemas above, which are the ones that the types were made from.
        const { query, params, body } = request as Parts;
        return handler({ query, params, body, caller, language: languageOf(request), request, reply });
      },
    });
  };
}
