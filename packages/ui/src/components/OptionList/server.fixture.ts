import { useState } from 'react';
import { containsText } from './matches.ts';
import type { Option } from './OptionList.tsx';
import type { OnSearch } from './use-searched-list.ts';

const answers = new Map<string, () => void>();

export const forgetQuestions = (): void => answers.clear();

/** Whether this text was requested and its answer is held back. */
export const isAsked = (text: string): boolean => answers.has(text);

export function answer(text: string): void {
  answers.get(text)?.();
  answers.delete(text);
}

/** Returns at most three names: at once, or when the story releases them. */
export function useServer(all: readonly Option[], chosen: readonly Option[], isPending: boolean) {
  const [{ options, isLoading }, setState] = useState({ options: chosen, isLoading: false });
  const onSearch: OnSearch = (text, signal) => {
    const found = all.filter(({ label }) => containsText(label, text)).slice(0, 3);
    if (!isPending) return setState({ options: found, isLoading: false });
    setState((before) => ({ ...before, isLoading: true }));
    answers.set(text, () => signal.aborted || setState({ options: found, isLoading: false }));
  };
  return { options, isLoading, onSearch };
}
