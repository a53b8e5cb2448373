import { describe, expect, it } from 'vitest';
import { type NoticeNode, noticeTree } from './notice-tree.ts';

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const written = (node: NoticeNode): string => {
  if (typeof node === 'string') return escaped(node);
  const { tag, reach, children } = node;
  const attributes = Object.entries(reach).map(([name, value]) => ` ${name.toLowerCase()}="${value}"`);
  const start = `<${tag}${attributes.join('')}`;
  return tag === 'br' ? `${start} />` : `${start}>${children.map(written).join('')}</${tag}>`;
};

const shown = (html: string): string => noticeTree(html).map(written).join('');

describe('the elements of a printed notice', () => {
  it.each([
    '<p>text</p>',
    '<p>1 &lt; 2 &amp; 3</p>',
    '<h3>Lot 1</h3><ul><li><strong>one</strong></li><li>two<ul><li>three</li></ul></li></ul>',
    '<table><caption>Lots</caption><thead><tr><th colspan="2" scope="col">Item</th></tr></thead><tbody><tr><td rowspan="3">1</td></tr></tbody></table>',
    '<table><tbody><tr><td>a<table><tbody><tr><td>b</td></tr></tbody></table></td></tr></tbody></table>',
    '<p>የጨረታ ማስታወቂያ<br />ቁጥር 1 <em>and Latin</em></p>',
  ])('stay as they are: %s', (html) => {
    expect(shown(html)).toBe(html);
  });
});

describe('plain text with line breaks', () => {
  it.each([
    ['<p>Bids are invited.<br>They close on Monday.</p>', '<p>Bids are invited.</p><p>They close on Monday.</p>'],
    ['<p>የጨረታ ማስታወቂያ።<br>ቀኑ ሰኞ ነው።</p>', '<p>የጨረታ ማስታወቂያ።</p><p>ቀኑ ሰኞ ነው።</p>'],
    ['<p>Items<br>1. Tyres<br>2. Oil</p>', '<p>Items</p><p>1. Tyres</p><p>2. Oil</p>'],
    ['<p>First part<br><br>second part</p>', '<p>First part</p><p>second part</p>'],
    ['Lot 1: tyres<br />\n<br />\nLot 2: oil', '<p>Lot 1: tyres</p><p>\nLot 2: oil</p>'],
    ['<p>A line of a newspaper column<br>goes on here</p>', '<p>A line of a newspaper column<br />goes on here</p>'],
  ])('becomes paragraphs where a sentence or an item of a list ends: %s', (html, paragraphs) => {
    expect(shown(html)).toBe(paragraphs);
  });
});

describe('elements that run, load or link', () => {
  it.each([
    ['<script>alert(1)</script>a', 'a'],
    ['<SCRIPT src=//evil.test>', ''],
    ['<p onclick="alert(1)" style="position:fixed" class="x" id="y">a</p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>a<img>', 'a'],
    ['<a href="javascript:alert(1)">a</a>', 'a'],
    ['<svg><script>alert(1)</script></svg><iframe srcdoc="<script>1</script>"></iframe>', ''],
    ['<style>p{display:none}</style><template><p>t</p></template>', ''],
    ['<p><!-- <script> -->a<!doctype html><?php 1 ?></p>', '<p>a</p>'],
    ['<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>', ''],
    ['<p title="a > <script>">b</p>', '<p>b</p>'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['&amp;lt;b&amp;gt; &#60;b&#x3e; &#0;&#x110000;', '&amp;lt;b&amp;gt; &lt;b&gt; \ufffd\ufffd'],
    ['<sc<script></script>ript>alert(1)</script>', 'ript&gt;alert(1)'],
  ])('are dropped: %s', (html, harmless) => {
    expect(shown(html)).toBe(harmless);
  });
});

describe('broken markup', () => {
  it.each([
    ['<p>unclosed <strong>a', '<p>unclosed <strong>a</strong></p>'],
    ['<p>a<p>b', '<p>a</p><p>b</p>'],
    ['<b>a<p>b</b> c</p>', '<strong>a</strong><p><strong>b</strong> c</p>'],
    ['</p></td>a</div>', 'a'],
    ['<li>a<li>b', '<p>a</p><p>b</p>'],
    ['<ul>a<li>b<li>c</ul>', '<ul><li>a</li><li>b</li><li>c</li></ul>'],
    ['<ul><li>a</li><ul><li>b</li></ul></ul>', '<ul><li>a</li><li><ul><li>b</li></ul></li></ul>'],
    ['<ul><br></ul>', '<ul></ul>'],
    ['<td>a</td><tr><td>b', '<p>a</p><p>b</p>'],
    ['<table><td>a<td>b', '<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>'],
    ['<table>a<tr><td>b', '<table><tbody><tr><td>a</td></tr><tr><td>b</td></tr></tbody></table>'],
    ['<table><tr><td><p>a</table>b', '<table><tbody><tr><td><p>a</p></td></tr></tbody></table>b'],
    ['<div><div><p>a</p></div></div>', '<p>a</p>'],
    ['<h1>a</h1><h6>b</h6>', '<h3>a</h3><h4>b</h4>'],
    ['1 < 2 and <3', '1 &lt; 2 and &lt;3'],
    ['a <b', 'a '],
    ['<p title="a>b', ''],
  ])('is repaired: %s', (html, mended) => {
    expect(shown(html)).toBe(mended);
  });
});

const parents: Record<string, readonly string[]> = {
  li: ['ul', 'ol'],
  thead: ['table'],
  tbody: ['table'],
  caption: ['table'],
  tr: ['thead', 'tbody'],
  td: ['tr'],
  th: ['tr'],
};
const lines = ['p', 'h3', 'h4', 'strong', 'em', 'sub', 'sup'];
const withinLines = ['strong', 'em', 'sub', 'sup', 'br'];

function misplaced(nodes: readonly NoticeNode[], parent = 'root'): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string')
      return ['ul', 'ol', 'table', 'tbody', 'tr'].includes(parent) ? [`text in ${parent}`] : [];
    const isAllowed =
      parents[node.tag]?.includes(parent) ?? (!lines.includes(parent) || withinLines.includes(node.tag));
    return [...(isAllowed ? [] : [`${node.tag} in ${parent}`]), ...misplaced(node.children, node.tag)];
  });
}

const pieces =
  '<p> </p> <b> </b> <i> <h3> </h3> <ul> </ul> <ol> <li> </li> <br> <div> </div> <sup> <table> </table> <caption> <thead> <tbody> <tfoot> <tr> </tr> <td> </td> <th> text <script> </script> <a> <!--'.split(
    ' ',
  );

/** Park and Miller's generator: the same random markup every time. */
function soup(seed: number): string {
  let state = seed;
  const draw = () => {
    state = (state * 48271) % 2147483647;
    return pieces[state % pieces.length];
  };
  return Array.from({ length: 40 }, draw).join('');
}

it('every part of a list or table is where HTML allows it, whatever the input', () => {
  for (let seed = 1; seed <= 1000; seed++) {
    const html = soup(seed);
    const tree = noticeTree(html);
    expect(misplaced(tree), html).toEqual([]);
    expect(shown(tree.map(written).join('')), html).toBe(tree.map(written).join(''));
  }
});

it('a notice is parsed even with endless nesting or without an end', () => {
  expect(shown('<ul><li>'.repeat(20_000)).length).toBeLessThan(400);
  for (const part of ['<style', '</style', '<!--', '<p title="', '<b><p>', '<script></script', '&#x41;', '<td ']) {
    const html = part.repeat(20_000);
    expect(noticeTree(html).length).toBeLessThanOrEqual(html.length);
  }
});
