import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';
import { componentLayer } from '../../theme/layers.css.ts';

export const prose = layered({ maxWidth: '42rem', overflowWrap: 'break-word' });

const inside = (selector: string, rule: object) =>
  globalStyle(`${prose} ${selector}`, { '@layer': { [componentLayer]: rule } });

inside('> * + *', { marginBlockStart: vars.space.m });
inside('h2', { fontSize: vars.size.l, fontWeight: 600, lineHeight: vars.leading.heading });
inside('h3', { fontWeight: 600, lineHeight: vars.leading.heading });
inside('> * + h2', { marginBlockStart: vars.space.xl });
inside('> * + h3', { marginBlockStart: vars.space.l });
inside('ul', { listStyle: 'disc', paddingInlineStart: vars.space.l });
inside('ol', { listStyle: 'decimal', paddingInlineStart: vars.space.l });
inside('li > :is(ul, ol)', { marginBlockStart: vars.space.xxs });
inside('li + li', { marginBlockStart: vars.space.xxs });
inside('a', { color: vars.color.link, textDecoration: 'underline', textUnderlineOffset: '0.2em' });
