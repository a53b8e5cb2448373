export { createLoginMutations } from './login.mutations.ts';
