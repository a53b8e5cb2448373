/** The result of an operation that may fail as expected: the caller has to check it before using the value. */
export type Result<Value, Problem> = { ok: true; value: Value } | { ok: false; error: Problem };

export const success = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });
export const failure = <Problem>(error: Problem): Result<never, Problem> => ({ ok: false, error });
