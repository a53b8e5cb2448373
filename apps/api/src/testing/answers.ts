import { contract } from '../http/contract.ts';
import { Noted } from './noted.ts';

const noted = new Noted('answers');

/** The answers that tests have seen and checked against the contract. */
export const seenAnswers = {
  forget: () => noted.forget(),
  note(id: string, status: number): void {
    noted.note(`${id} ${status}`);
  },
  /** The answers that the contract promises and no test has seen. */
  missing(): string[] {
    const seen = noted.lines();
    const promised = [...contract.values()].flatMap(({ operationId, responses }) =>
      Object.keys(responses).map((status) => `${operationId} ${status === 'default' ? 500 : status}`),
    );
    return promised.filter((answer) => !seen.has(answer));
  },
};
