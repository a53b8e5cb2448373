import { serverTexts } from '@awaj/i18n/server';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { type Language, languageOf } from './language.ts';
import { type FieldProblem, type ProblemCode, statuses } from './problems.ts';

/** The message of whatever was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A provider did not answer, or its answer broke the protocol. */
export class ProviderError extends Error {
  readonly provider: string;
  /** How long it asked us to wait. */
  readonly retryAfterMs: number | undefined;

  constructor(provider: string, message: string, retryAfterMs?: number) {
    super(`${provider}: ${message}`);
    this.provider = provider;
    this.retryAfterMs = retryAfterMs;
  }
}

/** It is unknown whether the provider did what was asked. */
export class NoAnswer extends ProviderError {}

/** The address is wrong or has blocked us, so another try is useless. */
export class Undeliverable extends Error {}

/** The owner of the address has blocked us. */
export class Blocked extends Undeliverable {}

interface Details {
  /** What is wrong with which field of a form. */
  fields?: Readonly<Record<string, FieldProblem>>;
  /** Which rule of the contract is broken where. */
  faults?: Readonly<Record<string, string>>;
  retryAfterSeconds?: number;
  /** Further facts that the contract allows in this error. */
  facts?: Readonly<Record<string, string>>;
}

/** An expected failure. Services throw it; the one handler below answers with it. */
export class AppError extends Error {
  readonly code: ProblemCode;
  readonly details: Details;

  constructor(code: ProblemCode, details: Details = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

/** The fields of a form that were not accepted. */
export const refusedFields = (fields: Readonly<Record<string, FieldProblem>>): AppError =>
  new AppError('refused', { fields });

const usualRetryAfterSeconds: Partial<Record<ProblemCode, number>> = { busy: 5, providerUnavailable: 30 };

const codeByStatus: Readonly<Record<number, ProblemCode>> = {
  404: 'notFound',
  413: 'tooLarge',
  415: 'unsupported',
  429: 'tooMany',
  503: 'busy',
};

/**
 * Codes of a broken or refused connection, and PostgreSQL's own for shutting down, starting, lacking connections, disk
 * or memory, and timeouts.
 */
const awayCode = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|ENOSPC|08...|57P0[1-3]|53[123]00|57014)/;
/** The driver's messages for a lost connection or a missing socket. */
const awayMessage =
  /^Connection terminated|^Client .* is not queryable|^timeout exceeded when trying to connect|^connect ENOENT/;

const isDatabaseAway = ({ code, message }: { code?: unknown; message: string }): boolean =>
  awayCode.test(String(code ?? '')) || awayMessage.test(message);

type Failure = FastifyError | AppError | ProviderError;

/** Expected failures: our own, a provider's, and requests that Fastify or the contract refuses. */
function toAppError(error: Failure): AppError | null {
  if (error instanceof AppError) return error;
  if (error instanceof ProviderError) return new AppError('providerUnavailable');
  if (error.validation) {
    // No id is that large: the address is well-formed, but nothing is there.
    const isTooFar =
      error.validationContext === 'params' && error.validation.some(({ keyword }) => keyword === 'maximum');
    return isTooFar ? new AppError('notFound') : new AppError('invalid', { faults: faultsOf(error) });
  }
  const status = error.statusCode ?? 500;
  const code = codeByStatus[status];
  if (code) return new AppError(code);
  return status >= 400 && status < 500 ? new AppError('invalid') : null;
}

function faultsOf(error: FastifyError): Record<string, string> {
  const faults = (error.validation ?? []).map(({ instancePath, params, keyword }) => {
    const named = params.missingProperty ?? params.additionalProperty;
    const field = typeof named === 'string' ? named : instancePath.slice(1).replaceAll('/', '.');
    return [field || 'request', keyword];
  });
  return Object.fromEntries(faults);
}

const mapValues = <Value>(record: Readonly<Record<string, Value>>, change: (value: Value) => string) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));

function errorsOf({ fields, faults }: Details, language: Language): Record<string, string> | undefined {
  const texts = serverTexts[language].api;
  const rules: Readonly<Record<string, string>> = texts.rules;
  if (fields) return mapValues(fields, (problem) => texts.fields[problem]);
  return faults && mapValues(faults, (rule) => rules[rule] ?? texts.rules.other);
}

export function answerError(error: Failure, request: FastifyRequest, reply: FastifyReply) {
  const language = languageOf(request);
  const texts = serverTexts[language].api;
  reply.header('Cache-Control', 'no-store').type('application/json');
  const expected = toAppError(error);
  if (!expected) {
    request.log.error({ err: error }, 'unexpected failure');
    if (isDatabaseAway(error)) return answerError(new AppError('busy'), request, reply);
    return reply.code(500).send({ status: false, message: texts.unexpected });
  }
  if (error instanceof ProviderError) request.log.warn({ err: error }, 'a provider failed');
  const { code, details } = expected;
  const seconds = details.retryAfterSeconds ?? usualRetryAfterSeconds[code];
  if (seconds) reply.header('Retry-After', seconds);
  const errors = errorsOf(details, language);
  return reply
    .code(statuses[code])
    .send({ status: false, message: texts.problems[code], ...(errors && { errors }), ...details.facts });
}
