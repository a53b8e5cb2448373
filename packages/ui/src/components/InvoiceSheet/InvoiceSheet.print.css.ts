import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentLayer } from '../../theme/layers.css.ts';
import { light } from '../../theme/palettes.ts';
import { sheet } from './InvoiceSheet.css.ts';

const printed = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [componentLayer]: { '@media': { print: rule } } } });

// A named page, because other pages of the product print on any paper.
globalStyle('@page awaj-invoice', { size: 'A4', margin: '0' } as GlobalStyleRule);

const holdsIt = `:has(${sheet})`;

// Prints only the sheet and its ancestors.
printed(`body${holdsIt} :not(${holdsIt}, ${sheet}, ${sheet} *)`, { display: 'none' });

// Ancestors have no box: they take no room and cannot keep the sheet on one page. `!important` outdoes an app's own
// rules, which no layer does.
printed(`body ${holdsIt}`, { display: 'contents !important' });

printed(`:is(html, body)${holdsIt}`, {
  background: '#ffffff',
  display: 'block',
  margin: '0 !important',
  minHeight: 0,
  padding: '0 !important',
  page: 'awaj-invoice',
} as GlobalStyleRule);

const paper: Record<keyof typeof light, string> = { ...light, page: '#ffffff', sunken: '#ffffff' };

// Each language sets these again on its own elements, so they are set on every element.
printed(`${sheet} *`, { vars: { [vars.size.xs]: '8pt', [vars.size.s]: '9pt' } });

printed(`${sheet}`, {
  // Sizes for paper, independent of the reader's letter size and theme.
  vars: {
    ...Object.fromEntries(
      Object.entries(paper).map(([name, color]) => [vars.color[name as keyof typeof light], color]),
    ),
    [vars.size.m]: '10pt',
    [vars.size.l]: '13pt',
    [vars.size.xl]: '16pt',
    [vars.size.xxl]: '20pt',
    [vars.space.xxs]: '1mm',
    [vars.space.xs]: '2mm',
    [vars.space.s]: '3mm',
    [vars.space.m]: '4mm',
    [vars.space.l]: '6mm',
  },
  border: 0,
  borderRadius: 0,
  // Each following page gets the same padding.
  boxDecorationBreak: 'clone',
  color: vars.color.text,
  colorScheme: 'light',
  fontSize: vars.size.m,
  inlineSize: '210mm',
  margin: 0,
  maxInlineSize: 'none',
  // Pushes the note to the bottom of the page. Slightly less than a page, so that rounding does not add a second one.
  minBlockSize: '295mm',
  padding: '15mm',
  printColorAdjust: 'exact',
} as GlobalStyleRule);
