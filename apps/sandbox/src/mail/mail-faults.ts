import type { AnswerFault } from '../faults/fault.ts';

interface Conversation {
  done: (error?: Error | null) => void;
  drop: () => void;
}

function refusal(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}

/** A 55x reply is final for a mailbox; every other status means "try later". */
const replyCode = (status: number) => (status >= 550 && status <= 559 ? status : 451);

/** The result for a recipient under a fault. A hanging one gets no answer. */
export function simulateFault(fault: AnswerFault, { done, drop }: Conversation): void {
  switch (fault.kind) {
    case 'slow':
      setTimeout(done, fault.ms).unref();
      break;
    case 'fail':
      done(refusal(replyCode(fault.status), 'The mailbox is unavailable'));
      break;
    case 'rate-limit':
      done(refusal(450, `Too many mails, try again in ${fault.retryAfter} seconds`));
      break;
    case 'drop-connection':
      if (fault.isAfter) done();
      else drop();
      break;
    case 'hang':
      break;
  }
}
