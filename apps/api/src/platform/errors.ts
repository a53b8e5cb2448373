import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from './language.ts';

/** Every failure that a caller can mend, with its status and its sentence. */
const problems = {
  invalid: [400, 'The request is not what this call takes.', 'ጥያቄው ለዚህ አገልግሎት የሚስማማ አይደለም።'],
  unauthorized: [401, 'Your login is missing or has expired. Log in again.', 'አልገቡም ወይም ጊዜው አልፏል። እንደገና ይግቡ።'],
  initDataRefused: [
    403,
    'Telegram’s signature did not hold. Open the mini app again.',
    'የቴሌግራም ማረጋገጫው አልተቀበለም። መተግበሪያውን እንደገና ይክፈቱ።',
  ],
  notFound: [404, 'There is nothing at this address.', 'በዚህ አድራሻ ምንም የለም።'],
  tooLarge: [413, 'The request is too large.', 'ጥያቄው ከመጠን በላይ ትልቅ ነው።'],
  unsupported: [415, 'Send JSON.', 'JSON ይላኩ።'],
  invalidCredential: [422, 'Invalid Credential', 'Invalid Credential'],
  busy: [503, 'We are very busy. Try again in a moment.', 'አሁን በጣም ሥራ በዝቶብናል። ከጥቂት ጊዜ በኋላ እንደገና ይሞክሩ።'],
} as const satisfies Record<string, readonly [status: number, en: string, am: string]>;

export type ProblemCode = keyof typeof problems;

const unexpected = {
  en: 'Something went wrong on our side. Try again in a moment.',
  am: 'በእኛ በኩል ችግር አጋጥሟል። ከጥቂት ጊዜ በኋላ እንደገና ይሞክሩ።',
};

const retryAfterSeconds: Partial<Record<ProblemCode, number>> = { busy: 5 };

/** An expected failure. Services throw it; the one handler below answers with it. */
export class AppError extends Error {
  readonly code: ProblemCode;
  readonly errors: Readonly<Record<string, string>> | undefined;

  constructor(code: ProblemCode, errors?: Record<string, string>) {
    super(code);
    this.code = code;
    this.errors = errors;
  }
}

const codeByStatus: Readonly<Record<number, ProblemCode>> = { 404: 'notFound', 413: 'tooLarge', 415: 'unsupported' };

/** What Fastify itself found wrong with a request: its own 4xx errors and what the contract's schemas refuse. */
function toProblem(error: FastifyError | AppError): AppError | null {
  if (error instanceof AppError) return error;
  if (error.validation) {
    // Nothing has an id as large as that; the address is well-formed, and leads nowhere.
    const isTooFar =
      error.validationContext === 'params' && error.validation.some(({ keyword }) => keyword === 'maximum');
    return isTooFar ? new AppError('notFound') : new AppError('invalid', fieldsOf(error));
  }
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500 ? new AppError(codeByStatus[status] ?? 'invalid') : null;
}

function fieldsOf(error: FastifyError): Record<string, string> {
  const fields = (error.validation ?? []).map(({ instancePath, params, message }) => {
    const named = params.missingProperty ?? params.additionalProperty;
    const field = typeof named === 'string' ? named : instancePath.slice(1).replaceAll('/', '.');
    return [field || 'request', message ?? 'is not valid'];
  });
  return Object.fromEntries(fields);
}

export function answerError(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply) {
  const language = languageOf(request);
  reply.header('Cache-Control', 'no-store').type('application/json');
  const problem = toProblem(error);
  if (!problem) {
    request.log.error({ err: error }, 'unexpected failure');
    return reply.code(500).send({ status: false, message: unexpected[language] });
  }
  const [status, en, am] = problems[problem.code];
  const seconds = retryAfterSeconds[problem.code];
  if (seconds) reply.header('Retry-After', seconds);
  const message = language === 'am' ? am : en;
  return reply.code(status).send({ status: false, message, ...(problem.errors && { errors: problem.errors }) });
}
