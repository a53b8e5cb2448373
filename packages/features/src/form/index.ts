export type { Refusal } from './refusal.ts';
export { type FieldState, type Form, type FormOptions, useForm } from './use-form.ts';
