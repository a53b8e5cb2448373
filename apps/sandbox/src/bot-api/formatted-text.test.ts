import { describe, expect, it } from 'vitest';
import { parseHtml } from './formatted-text.ts';

describe('Telegram’s HTML', () => {
  it('reads as text with entities', () => {
    expect(parseHtml('<b>One <i>two</i></b> <a href="https://awaj.test?a=1&amp;b=2">three</a>')).toEqual({
      text: 'One two three',
      entities: [
        { type: 'italic', offset: 4, length: 3 },
        { type: 'bold', offset: 0, length: 7 },
        { type: 'text_link', offset: 8, length: 5, url: 'https://awaj.test?a=1&b=2' },
      ],
    });
  });

  it('has four named characters and every numbered one', () => {
    expect(parseHtml('&lt;&gt;&amp;&quot;&nbsp;&#4768;&#x12A0;').text).toBe('<>&"&nbsp;አአ');
  });

  it.each([
    ['<b>one', `Can't find end tag corresponding to start tag "b"`],
    ['one</b>', 'Unexpected end tag at byte offset 3'],
    ['አ<b>one</i>', 'Unmatched end tag at byte offset 9, expected "</b>", found "</i>"'],
    ['<p>one</p>', 'Unsupported start tag "p" at byte offset 0'],
    ['1 < 2', 'Unclosed start tag at byte offset 2'],
    ['<span>one</span>', 'Tag "span" must have class "tg-spoiler" at byte offset 0'],
  ])('is refused when it is malformed: %s', (source, reason) => {
    expect(() => parseHtml(source)).toThrow(`Bad Request: can't parse entities: ${reason}`);
  });
});
