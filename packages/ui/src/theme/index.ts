import './reset.css.ts';

export { vars } from './contract.css.ts';
