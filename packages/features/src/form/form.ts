import { useMessages } from '@awaj/i18n/react';
import { type ChangeEvent, type FormEvent, useEffect, useId, useState } from 'react';
import { type DraftPlace, draftOf } from '../draft/draft.ts';
import { type Problems, type Refusal, type Texts, toRefusal } from './refusal.ts';
import { type Longest, tooLong } from './too-long.ts';
import { useSubmission } from './use-submission.ts';

export type { Refusal } from './refusal.ts';

export interface FormOptions<Values extends Texts> {
  initial: Values;
  /** Checks the form: a text in the reader's language for each wrong field. */
  check: (values: Values) => Problems<Values>;
  /** The maximum lengths, so that a long text is reported before the server refuses it. */
  longest?: Longest<Values>;
  /** Sends the form. A thrown error is shown, and the input stays. */
  submit: (values: Values) => Promise<void>;
  /** A special message for an error; null for the usual one. */
  refusal?: (error: unknown) => Refusal<Values> | null;
  /** Keeps what is typed over a refresh; `leaveOut` passwords and codes. */
  draft?: FormDraft<Values>;
}

interface FormDraft<Values> {
  key: string;
  place?: DraftPlace;
  leaveOut?: readonly (keyof Values & string)[];
  /** For all steps of a form but the last: the draft stays when the step is sent. The last step clears it. */
  staysWhenSent?: boolean;
}

/** The props of a field of the component library. */
export interface FieldState {
  id: string;
  name: string;
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  error: string | undefined;
  errorTiming: 'afterLeaving' | 'atOnce';
}

export interface Form<Values extends Texts> {
  values: Values;
  set: (name: keyof Values & string, value: string) => void;
  field: (name: keyof Values & string) => FieldState;
  isBusy: boolean;
  /** Whether anything differs from the initial values. */
  isChanged: boolean;
  /** The problem of the whole form: the request failed, or the answer names no field. */
  problem: string | null;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

const names = <Values extends Texts>(values: Values) => Object.keys(values) as (keyof Values & string)[];

const pick = <Values extends Texts>(values: Values, textOf: (name: keyof Values & string) => string | undefined) =>
  Object.fromEntries(names(values).map((name) => [name, textOf(name) ?? values[name]])) as Values;

/** The field itself, or the first control of a group. */
function focusOn(id: string): void {
  const field = document.getElementById(id);
  const control = field?.matches('fieldset') ? field.querySelector<HTMLElement>('input, select, button') : field;
  control?.focus();
}

/** The value of a field before the scripts ran: typed on a slow phone, or filled in by the browser. */
function foundIn(id: string, initial: string | undefined): string | undefined {
  const field = document.getElementById(id);
  const isNew = field instanceof HTMLInputElement && field.value !== '' && field.value !== initial;
  return isNew ? field.value : undefined;
}

/** The values: as the draft left them, and as they are typed. */
function useValues<Values extends Texts>(prefix: string, initial: Values, draft: FormDraft<Values> | undefined) {
  const [values, setValues] = useState(initial);
  const { key, place, leaveOut = [], staysWhenSent = false } = draft ?? {};
  // In an effect, because the first render has to match the server, which knows neither.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the form began with is of its first moment
  useEffect(() => setValues((now) => pick(now, (name) => foundIn(prefix + name, initial[name]))), [prefix]);
  // The key may come after the first letters are typed, when it is known whose form it is: those stay.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the form began with is of its first moment
  useEffect(() => {
    if (key === undefined) return;
    const kept = draftOf(key, place).read();
    setValues((now) => pick(now, (name) => (now[name] === initial[name] ? kept[name] : undefined)));
  }, [key, place]);
  const set = (name: keyof Values & string, value: string) => {
    setValues((now) => ({ ...now, [name]: value }));
    if (key === undefined || leaveOut.includes(name)) return;
    const stored = draftOf(key, place);
    stored.keep({ ...stored.read(), [name]: value });
  };
  return { values, set, clearDraft: () => key !== undefined && !staysWhenSent && draftOf(key, place).clear() };
}

/**
 * A form of strings. It is sent when every field is valid and never twice at once, and it keeps the input after any
 * answer. The fields decide themselves when to show errors.
 */
export function useForm<Values extends Texts>(options: FormOptions<Values>): Form<Values> {
  const { initial, check, longest = {}, submit, refusal, draft } = options;
  const messages = useMessages();
  const prefix = useId();
  const { values, set, clearDraft } = useValues(prefix, initial, draft);
  const submission = useSubmission<Values>(
    async (sent) => {
      await submit(sent);
      clearDraft();
    },
    (error, sent) => refusal?.(error) ?? toRefusal(error, sent, messages),
  );
  const problems = { ...check(values), ...tooLong(values, longest, messages) };
  const serverErrors: Problems<Values> = submission.answer.fields ?? {};
  const change: Form<Values>['set'] = (name, value) => {
    set(name, value);
    submission.forget(name);
  };
  return {
    values,
    set: change,
    field: (name) => ({
      id: prefix + name,
      name,
      value: values[name] ?? '',
      onChange: (event) => change(name, event.target.value),
      error: serverErrors[name] ?? problems[name],
      errorTiming: serverErrors[name] === undefined ? 'afterLeaving' : 'atOnce',
    }),
    isBusy: submission.isBusy,
    isChanged: names(initial).some((name) => values[name] !== initial[name]),
    problem: submission.answer.problem ?? null,
    onSubmit(event) {
      event.preventDefault();
      const wrong = names(values).find((name) => problems[name] !== undefined);
      if (wrong === undefined) void submission.send(values);
      else focusOn(prefix + wrong);
    },
  };
}
