import { expect, it } from 'vitest';
import { createPageStyle, fileOf } from './page-style.ts';

const sheets = new Map([
  ['/frame.css', 'body{margin:.5em}.top{color:red}'],
  ['/list.css', '.row:hover{color:red}'],
  ['/form.css', '@media print{.field>.label{color:red}}'],
]);
const styleOf = (html: string, ...ofRoutes: string[]) => createPageStyle(sheets)(ofRoutes, html);

it('a page carries all styles of its routes, in their order', () => {
  expect(styleOf('<p>text</p>', '/list.css', '/frame.css')).toEqual({
    files: ['/list.css', '/frame.css'],
    text: '.row:hover{color:red}body{margin:.5em}.top{color:red}',
  });
});

it.each([
  ['field', true],
  ['card label wide', true],
  ['fields', false],
  ['5em', false],
])('a page with an element of class "%s" contains the style of the form: %s', (classes, isCarried) => {
  const { files } = styleOf(`<main><p class="${classes}">text</p></main>`, '/frame.css');
  expect(files).toEqual(isCarried ? ['/frame.css', '/form.css'] : ['/frame.css']);
});

it('a page contains no style file twice', () => {
  expect(styleOf('<p class="top row">text</p>', '/frame.css', '/list.css').files).toEqual(['/frame.css', '/list.css']);
});

it('a style file is loaded by its name without the suffix of React Router', () => {
  expect([fileOf('/frame.css#'), fileOf('/list.css')]).toEqual(['/frame.css', '/list.css']);
});
