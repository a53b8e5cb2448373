import './reset.css.ts';

export { vars, wideFrom } from './contract.css.ts';
