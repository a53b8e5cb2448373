import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Enters a phone number, or shows one that cannot be changed here.',
  use: [
    'The hint shows how numbers begin here: 09, 07 or +251.',
    'Accept spaces and the country code when checking. People paste numbers as in their address book.',
    'locked with the reason, if the number comes from Telegram or an order.',
  ],
  avoid: [
    { when: 'an email is accepted in the same field', instead: 'TextField with a label that names both' },
    { when: 'it is a code that was sent to the phone', instead: 'OtpInput' },
    { when: 'it is a choice or a date that cannot be changed here', instead: 'LockedField' },
  ],
  accessibility: [
    'Phones show number keys and offer the user’s own number (type and autocomplete "tel").',
    'No separators are inserted while typing: the cursor stays, and screen readers read what was typed.',
    'A locked number can be focused and copied; the reason is read with it.',
  ],
  content: [
    'Examples use the local format: "For example 0911 234 567".',
    'The reason of a locked number is a sentence: "This is the number of your Telegram account."',
  ],
};
