export { createPasswordResetMutations } from './password-reset.mutations.ts';
