import { ApiError, NetworkError } from '@awaj/api-client';
import { loadMessages } from '@awaj/i18n';
import { describe, expect, it } from 'vitest';
import { toRefusal } from './refusal.ts';

const messages = await loadMessages('en');
const values = { email: 'abebe@example.com', phone: '0911234567' };

const answer = (status: number, body: object | null) => new ApiError(new Response(null, { status }), body);
const refusalOf = (error: unknown) => toRefusal(error, values, messages);

describe('the message of a form about a refusal', () => {
  it('is under the fields that the server names', () => {
    const taken = answer(422, { status: false, message: 'Invalid', errors: { email: 'Already taken.' } });
    expect(refusalOf(taken)).toEqual({ fields: { email: 'Already taken.' } });
  });

  it('is above the form too when the server names a field that the form does not have', () => {
    const elsewhere = answer(422, { status: false, message: 'Invalid', errors: { email: 'Taken.', plan_id: 'None.' } });
    expect(refusalOf(elsewhere)).toEqual({ fields: { email: 'Taken.' }, problem: 'Invalid' });
  });

  it('is the server’s sentence when no field is named', () => {
    expect(refusalOf(answer(409, { status: false, message: 'One year ahead is the most.' }))).toMatchObject({
      problem: 'One year ahead is the most.',
    });
  });

  it.each([
    ['a 500', answer(500, { status: false, message: 'Error' }), messages.failure.unexpected],
    ['a page of HTML', answer(422, null), messages.failure.unexpected],
    ['a lost connection', new NetworkError('unreachable'), messages.failure.unreachable],
    ['silence', new NetworkError('timeout'), messages.failure.timeout],
  ])('is our own sentence for %s', (_name, error, problem) => {
    expect(refusalOf(error).problem).toBe(problem);
  });
});
