import { ApiError } from '@awaj/api-client';
import { failureText } from '@awaj/features/failure';
import type { Refusal } from '@awaj/features/form';
import { useMessages } from '@awaj/i18n/react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { lastSent, type SentKey, sendCode } from './sent-code.ts';

export interface CodeSending {
  /** When the last code was sent; null while unknown. */
  sentAt: Date | null;
  isBusy: boolean;
  problem: string | null;
  send: () => void;
}

interface Options {
  /** Each address has its own wait. */
  key: SentKey;
  post: () => Promise<unknown>;
  /** Sends a code on arrival unless a valid one exists. */
  isSentOnArrival?: boolean;
}

/** The server's error about the address, or why the request failed. */
function useProblem(error: unknown): string | null {
  const { failure } = useMessages();
  if (error === null) return null;
  if (!(error instanceof ApiError && error.body)) return failureText(error, failure);
  return Object.values(error.errors)[0] ?? error.message;
}

export function useCodeSending({ key, post, isSentOnArrival = false }: Options): CodeSending {
  const [kept, setKept] = useState<Date | null>(null);
  const { mutate, isPending, data, error } = useMutation({ mutationFn: () => sendCode(key, post) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: on arrival alone, and anew for another address
  useEffect(() => {
    const sentAt = lastSent(key, new Date());
    setKept(sentAt);
    if (isSentOnArrival && sentAt === null) mutate();
  }, [key.name]);
  return { sentAt: data ?? kept, isBusy: isPending, problem: useProblem(error), send: () => mutate() };
}

/** Puts errors about a code under its field; other failures are not about the code. */
export const codeRefusal = (error: unknown): Refusal<{ code: string }> | null =>
  error instanceof ApiError && error.status < 500 && error.body ? { fields: { code: error.message } } : null;
