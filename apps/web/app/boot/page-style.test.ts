import { expect, it } from 'vitest';
import { createPageStyle } from './page-style.ts';

const styleFor = (sheet: string, classes = '') => createPageStyle(sheet)(`<p class="${classes}">text</p>`);

it.each([
  ['a class that an element has', '.row{color:red}', 'row'],
  ['a class beside others', '.row{color:red}', 'card row wide'],
  ['one of several selectors', '.gone,.row{color:red}', 'row'],
  ['several classes that are all there', '.card .row:hover>a{color:red}', 'card row'],
  ['no class', 'h1,:focus-visible,[data-font]{color:red}', ''],
  ['a class that an element must not have', 'a:not(.row,:is(.card)){color:red}', ''],
  ['a class in an attribute', 'a[href$=".row"]{color:red}', ''],
])('a page gets the rule for %s', (_name, sheet, classes) => {
  expect(styleFor(sheet, classes)).toBe(sheet);
});

it.each([
  ['a class that no element has', '.row{color:red}', 'rows'],
  ['several classes, one of which no element has', '.card .row{color:red}', 'row'],
  ['several selectors that match nothing', '.gone,.card .row{color:red}', 'row'],
])('a page does without the rule for %s', (_name, sheet, classes) => {
  expect(styleFor(sheet, classes)).toBe('');
});

it('rules are picked inside media, supports and container', () => {
  const sheet = '@media print{.row{color:red}.gone{color:red}}@supports (gap:0){.gone{color:red}}';
  expect(styleFor(sheet, 'row')).toBe('@media print{.row{color:red}}');
});

it('layers keep their order where nothing in them is used', () => {
  const sheet = '@layer reset,theme;@layer reset{.gone{color:red}}@layer theme{.row{color:red}}';
  expect(styleFor(sheet, 'row')).toBe('@layer reset,theme;@layer reset{}@layer theme{.row{color:red}}');
});

it('fonts, animations and the format of paper are kept as they are', () => {
  const sheet = '@font-face{font-family:a}@keyframes b{0%{opacity:0}to{opacity:1}}@page c{margin:0}';
  expect(styleFor(`/*!*/${sheet}`)).toBe(sheet);
});
