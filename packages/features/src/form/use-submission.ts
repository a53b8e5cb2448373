import { isAbort } from '@awaj/api-client';
import { useRef, useState } from 'react';
import type { Refusal, Texts } from './refusal.ts';

interface Submission<Values> {
  isBusy: boolean;
  answer: Refusal<Values>;
  /** Does nothing while an earlier request is running. */
  send: (values: Values) => Promise<void>;
  /** Drops the server's error of a field that was changed. */
  forget: (name: keyof Values & string) => void;
}

export function useSubmission<Values extends Texts>(
  submit: (values: Values) => Promise<void>,
  refusalOf: (error: unknown, values: Values) => Refusal<Values>,
): Submission<Values> {
  const [answer, setAnswer] = useState<Refusal<Values>>({});
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  return {
    isBusy,
    answer,
    async send(values) {
      if (isSending.current) return;
      isSending.current = true;
      setBusy(true);
      setAnswer({});
      try {
        await submit(values);
      } catch (error) {
        if (!isAbort(error)) setAnswer(refusalOf(error, values));
      } finally {
        isSending.current = false;
        setBusy(false);
      }
    },
    forget: (name) => setAnswer(({ fields }) => ({ ...(fields && { fields: { ...fields, [name]: undefined } }) })),
  };
}
