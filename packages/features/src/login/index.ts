export { type Credentials, createLoginMutations } from './login.mutations.ts';
