export { type Requirement, readRequirements } from './read-requirements.ts';
