import { isLocale } from '@awaj/i18n';
import type { Answers, Asked, Call } from './answers.ts';

/** The address of the stories' API. No such host can exist. */
export const apiUrl = 'https://api.awaj.invalid';

/** `/tender/{id}` matches `/tender/7`. */
const fits = (path: string, pathname: string): boolean =>
  new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname);

function callOf(answers: Answers, method: string, pathname: string): Call | undefined {
  const calls = Object.keys(answers) as Call[];
  return calls.find((call) => {
    const [verb, path = ''] = call.split(' ');
    return verb === method && fits(path, pathname);
  });
}

function answerTo(answers: Answers, { method, url, headers }: Request): object | string | null {
  const { pathname, searchParams } = new URL(url);
  const call = callOf(answers, method, pathname);
  const answer = call && answers[call];
  if (answer === undefined) {
    console.error(`The story has no answer for ${method} ${pathname}.`);
    return 'unreachable';
  }
  const language = headers.get('Accept-Language');
  const asked: Asked = { query: searchParams, locale: isLocale(language) ? language : 'en' };
  return typeof answer === 'function' ? answer(asked) : answer;
}

const unlessAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

const isRefusal = (answer: object): answer is { refused: number; body: object } => 'refused' in answer;

function toResponse(answer: object | null): Response {
  const [status, body] = answer && isRefusal(answer) ? [answer.refused, answer.body] : [200, answer];
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
}

/** Replaces `fetch`, with which the apps' client calls the API. Other requests are sent as usual. */
export function createFakeFetch(answers: Answers, usual: typeof fetch): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    if (new URL(request.url).origin !== apiUrl) return usual(input, init);
    const answer = answerTo(answers, request);
    if (answer === 'never') return unlessAborted(request.signal);
    if (answer === 'unreachable') throw new TypeError('Failed to fetch');
    // A download is sent as bytes.
    return typeof answer === 'string' ? new Response(answer) : toResponse(answer);
  };
}
