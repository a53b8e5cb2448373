import { describe, expect, it } from 'vitest';
import { html, jsonBlock } from './html.ts';

describe('html', () => {
  it('escapes values in text and attributes', () => {
    const hostile = `"><img src=x onerror='alert(1)'>&`;
    expect(html`<a title="${hostile}">${hostile}</a>`.text).toBe(
      '<a title="&quot;&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;&amp;">&quot;&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;&amp;</a>',
    );
  });

  it('keeps markup that it made itself, also in lists, and renders null as nothing', () => {
    expect(html`<ul>${['a', '<b>'].map((item) => html`<li>${item}</li>`)}${null}</ul>`.text).toBe(
      '<ul><li>a</li><li>&lt;b&gt;</li></ul>',
    );
  });
});

describe('jsonBlock', () => {
  it('cannot be ended by its own data', () => {
    const { text } = jsonBlock('launch', { name: '</script><script>alert(1)' });
    expect(text.match(/<\/?script/g)).toHaveLength(2);
    expect(JSON.parse(text.replace(/^<[^>]*>/, '').replace(/<[^>]*>$/, ''))).toEqual({
      name: '</script><script>alert(1)',
    });
  });
});
