import { describe, expect, it } from 'vitest';
import { changed, inDays, newTender, ofFeed, ofSearches, reminder, rendered } from '../../../testing/messages.ts';

describe('a message about one tender', () => {
  it.each([
    [['Roads'], 'because of your saved search “Roads”.', 'ካስቀመጡት ፍለጋ የተነሣ ነው፦ “Roads”።'],
    [['Roads', 'Desks'], 'of your saved searches: “Roads”, “Desks”.', 'ካስቀመጧቸው ፍለጋዎች የተነሣ ነው፦ “Roads”, “Desks”።'],
  ])('says that %j is why it comes', (searches, inEnglish, inAmharic) => {
    const message = { ...ofSearches, searches, tenders: [newTender], more: 0 };
    expect(rendered(message, 'en', 'email').text).toContain(inEnglish);
    expect(rendered(message, 'am', 'email').text).toContain(inAmharic);
  });

  it('leads to the tender, not to a list of one, and says that it fits the preferences', () => {
    const { text } = rendered({ ...ofFeed, tenders: [newTender], more: 0 }, 'en', 'email');
    expect(text).toContain('You get this because this tender fits your preferences.');
    expect(text).toContain('Open the tender:\nhttps://awaj.test/tender/1234567\n');
    expect(text).not.toContain('/myfeed');
  });

  it('opens it in the mini app from a chat, when it is a reminder too', () => {
    const { buttons = [] } = rendered({ ...reminder, tenders: [newTender], more: 0 }, 'en', 'telegram');
    expect(buttons[0]).toEqual([{ label: 'Open the tender', app: '/tender/telegram/1234567' }]);
    expect(buttons.flat().map(({ label }) => label)).toContain('Change or stop reminders');
  });
});

describe('a closing day that nobody printed', () => {
  const closing = inDays(58, true);

  it('is "about" that day in an alert', () => {
    const message = { ...ofFeed, tenders: [{ ...newTender, title: 'Chairs', closing }], more: 0 };
    expect(rendered(message, 'en', 'email').text).toContain('\nAbout 58 days left · 25 Sept · 14 Meskerem\n');
    expect(rendered(message, 'am', 'telegram').text).toContain('\n58 ቀን ገደማ ቀርቶታል · ');
    expect(rendered(message, 'en', 'sms').text).toContain('\nChairs, about 25 Sept\n');
  });

  it('is "about" that day in a message about a change', () => {
    const message = {
      template: 'tenderChanged',
      tenders: [{ ...changed, kinds: ['extended'], closing }],
      more: 0,
    } as const;
    expect(rendered(message, 'en', 'email').text).toMatch(/\nCloses on: about 25 Sept 2027 .* · About 58 days left\n/);
    expect(rendered(message, 'en', 'sms').text).toContain(
      'a new deadline: about 25 Sept, not 9 Sept. About 58 days left.',
    );
    expect(rendered(message, 'am', 'sms').text).toContain('መስከረም 14 ገደማ ተራዝሟል።');
  });

  it('is "about" that day in a reminder', () => {
    const message = { ...reminder, tenders: [{ ...newTender, closing: inDays(3, true) }], more: 0 };
    expect(rendered(message, 'en', 'email').subject).toMatch(/^Closes in about 3 days: /);
    expect(rendered(message, 'am', 'sms').text).toContain('ከ3 ቀን ገደማ በኋላ ይዘጋል።');
  });
});

describe('new tenders of several searches, which no page lists', () => {
  it('are named in a chat, each with a star, as far as the screen of a phone goes', () => {
    const { html = '', buttons = [] } = rendered(
      { ...ofSearches, tenders: Array(7).fill(newTender), more: 0 },
      'en',
      'telegram',
    );
    expect(html.match(/<a href/g)).toHaveLength(5);
    expect(html).toContain('and 2 more');
    expect(buttons[0]?.map(({ label }) => label)).toEqual(['☆ 1', '☆ 2', '☆ 3', '☆ 4', '☆ 5']);
  });
});
