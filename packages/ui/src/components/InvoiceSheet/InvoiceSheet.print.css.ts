import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentLayer } from '../../theme/layers.css.ts';
import { light } from '../../theme/palettes.ts';
import { sheet } from './InvoiceSheet.css.ts';

const printed = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [componentLayer]: { '@media': { print: rule } } } });

// A page of its own name: other pages of the product print on whatever paper there is.
globalStyle('@page awaj-invoice', { size: 'A4', margin: '0' } as GlobalStyleRule);

const holdsIt = `:has(${sheet})`;

// Only what leads to the sheet, and the sheet itself.
printed(`body${holdsIt} :not(${holdsIt}, ${sheet}, ${sheet} *)`, { display: 'none' });

// What leads to it has no box: no room of its own, and nothing that would hold the sheet on one page. An app has rules
// of its own for it, which no layer outdoes otherwise.
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

// A language sets these on each element of its own.
printed(`${sheet} *`, { vars: { [vars.size.xs]: '8pt', [vars.size.s]: '9pt' } });

printed(`${sheet}`, {
  // Sizes of paper, whatever size of letters and whichever theme the reader has on the screen.
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
  // Each page that it goes on to has its edge.
  boxDecorationBreak: 'clone',
  color: vars.color.text,
  colorScheme: 'light',
  fontSize: vars.size.m,
  inlineSize: '210mm',
  margin: 0,
  maxInlineSize: 'none',
  // The note stands at the foot of the page; a little less than the page, so that no rounding makes a second one.
  minBlockSize: '295mm',
  padding: '15mm',
  printColorAdjust: 'exact',
} as GlobalStyleRule);
