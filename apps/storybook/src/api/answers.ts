import type { paths, TelegramProblem } from '@awaj/api-client/schema';
import type { Locale } from '@awaj/i18n';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

interface Described {
  responses: object;
}

type CallsOf<Path extends keyof paths> = {
  [M in Method]: paths[Path][M] extends Described ? `${Uppercase<M>} ${Path}` : never;
}[Method];

/** `GET /tender/search`, and so on for each call of the contract. */
export type Call = { [Path in keyof paths]: CallsOf<Path> }[keyof paths];

type ResponsesOf<C extends Call> = C extends `${infer M} ${infer Path extends keyof paths}`
  ? paths[Path][Lowercase<M> & Method] extends { responses: infer Responses }
    ? Responses
    : never
  : never;

type BodyOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : null;

interface Refusal<Status> {
  refused: Status;
  body: TelegramProblem;
}

type Refusals<Responses> = Exclude<keyof Responses, 200 | 'default'>;

/** A body with status 200, a refusal from the contract, a failing server, or no answer. */
export type Answer<C extends Call> =
  | (ResponsesOf<C> extends { 200: infer Response } ? BodyOf<Response> : never)
  | Refusal<Refusals<ResponsesOf<C>> | 500>
  | 'never'
  | 'unreachable';

export interface Asked {
  query: URLSearchParams;
  /** The language of the page, for the names of companies, regions and categories. */
  locale: Locale;
}

/** The API's answers. A call or field that is not in the contract does not compile. */
export type Answers = { [C in Call]?: Answer<C> | ((asked: Asked) => Answer<C>) };

/** With the text for people and the problems of single fields. */
export const refusal = <Status extends number>(
  refused: Status,
  body: Omit<TelegramProblem, 'status'> = { message: '' },
): Refusal<Status> => ({ refused, body: { status: false, ...body } });
