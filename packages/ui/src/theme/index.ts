import './reset.css.ts';

export { paneFrom, vars, wideFrom } from './contract.css.ts';
