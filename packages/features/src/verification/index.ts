export { sentBefore } from './sent-code.ts';
export { createVerificationMutations, type OwnContact } from './verification.mutations.ts';
