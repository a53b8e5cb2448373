import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';
import { componentLayer } from '../../theme/layers.css.ts';

export const content = layered({ overflowWrap: 'anywhere' });

const within = (selector: string, rule: object) =>
  globalStyle(`${content} ${selector}`, { '@layer': { [componentLayer]: rule } });

within('> * + *', { marginBlockStart: vars.space.s });
within(':is(h3, h4)', { fontWeight: 650, marginBlockStart: vars.space.l });
within(':is(ul, ol)', { listStyle: 'revert', paddingInlineStart: vars.space.l });
within('li + li', { marginBlockStart: vars.space.xxs });
// A wide table scrolls in its own box; the page never does.
within('table', { borderCollapse: 'collapse', display: 'block', fontSize: vars.size.s, overflowX: 'auto' });
within(':is(th, td)', {
  border: `1px solid ${vars.color.line}`,
  minWidth: '6rem',
  overflowWrap: 'normal',
  padding: `${vars.space.xxs} ${vars.space.xs}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
within('th', { background: vars.color.sunken, fontWeight: 600 });
