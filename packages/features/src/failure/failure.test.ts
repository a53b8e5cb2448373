import { ApiError, NetworkError } from '@awaj/api-client';
import { loadMessages } from '@awaj/i18n';
import { describe, expect, it } from 'vitest';
import { failureText, isNotFound, refusalText } from './failure.ts';

const { failure } = await loadMessages('en');
const answer = (status: number) => new ApiError(new Response(null, { status }), null);

describe('the message about a failed load', () => {
  it.each([
    [new NetworkError('unreachable'), failure.unreachable],
    [new NetworkError('timeout'), failure.timeout],
    [new NetworkError('malformed'), failure.unexpected],
    [answer(429), failure.tooMany],
    [answer(500), failure.unexpected],
    [new TypeError('a bug'), failure.unexpected],
  ])('%s', (error, text) => expect(failureText(error, failure)).toBe(text));
});

it.each([
  [
    'The payment service does not answer. Nothing was charged.',
    503,
    'The payment service does not answer. Nothing was charged.',
  ],
  ['You are already registered.', 409, 'You are already registered.'],
  ['Error', 500, failure.unexpected],
])('an action that fails with “%s” and %i shows the right message', (message, status, text) => {
  const refusal = new ApiError(new Response(null, { status }), { status: false, message });
  expect(refusalText(refusal, failure)).toBe(text);
});

it('a missing page is distinguished from a failure', () => {
  expect(isNotFound(answer(404))).toBe(true);
  expect(isNotFound(answer(500))).toBe(false);
  expect(isNotFound(new Error('404'))).toBe(false);
});
