import './reset.css.ts';

export { vars } from './contract.css.ts';
export { wideFrom } from './widths.ts';
