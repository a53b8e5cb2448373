import { expect, it } from 'vitest';
import { sanitiseNotice } from './notice-html.ts';

it.each([
  '<p>text</p>',
  '<h3>Lot 1</h3><ul><li><strong>one</strong></li></ul>',
  '<table><thead><tr><th scope="col" colspan="2">Item</th></tr></thead><tbody><tr><td>1 &lt; 2</td></tr></tbody></table>',
  '<p>የጨረታ ማስታወቂያ<br />ቁጥር 1 &amp; 2</p>',
])('keeps what a printed notice needs: %s', (html) => {
  expect(sanitiseNotice(html)).toBe(html);
});

it.each([
  ['<script>alert(1)</script>', ''],
  ['<p onclick="alert(1)" style="position:fixed" class="x" id="y">a</p>', '<p>a</p>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<a href="javascript:alert(1)">a</a>', 'a'],
  ['<a href="https://evil.test">a</a>', 'a'],
  ['<svg><script>alert(1)</script></svg>', ''],
  ['<iframe src="https://evil.test"></iframe><form action="/"><input></form>', ''],
  ['<style>p{display:none}</style>', ''],
  ['<p><!-- <script> -->a</p>', '<p>a</p>'],
  ['<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>', ''],
  ['<td colspan="2" onmouseover="x()">a</td>', '<td colspan="2">a</td>'],
  ['<p>unclosed <strong>a', '<p>unclosed <strong>a</strong></p>'],
])('makes %s harmless', (html, harmless) => {
  expect(sanitiseNotice(html)).toBe(harmless);
});
