export { type Bank, parseReceipt, type Receipt } from './receipt.ts';
export { createRegistrationMutations, type Registration } from './registration.mutations.ts';
export { createRegistrationQueries } from './registration.queries.ts';
