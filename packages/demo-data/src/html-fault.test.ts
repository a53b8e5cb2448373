import { describe, expect, it } from 'vitest';
import { htmlFault } from './html-fault.ts';

describe('htmlFault', () => {
  it.each([
    '<p>open',
    '<p><strong>crossed</p></strong>',
    '<div>no</div>',
    '<p class="x">no</p>',
    '<p>a & b</p>',
    '<p>say "no"</p>',
  ])('finds the fault in %s', (html) => {
    expect(htmlFault(html)).not.toBeNull();
  });

  it('accepts a table and a line break', () => {
    expect(htmlFault('<table><tbody><tr><td>1 &lt; 2<br>3</td></tr></tbody></table>')).toBeNull();
  });
});
