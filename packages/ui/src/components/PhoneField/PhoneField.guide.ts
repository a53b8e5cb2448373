import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Takes a telephone number, or shows one that cannot be changed here.',
  use: [
    'The hint shows how numbers begin here: 09, 07 or +251.',
    'Accept spaces and the country code when it is checked. People paste numbers as their address book has them.',
    'locked with the reason, where the number comes from Telegram or from an order.',
  ],
  avoid: [
    { when: 'an email is welcome in the same field', instead: 'TextField with a label that names both' },
    { when: 'it is the code that was sent to the phone', instead: 'OtpInput' },
    { when: 'it is a choice or a date that cannot be changed here', instead: 'LockedField' },
  ],
  accessibility: [
    'A phone shows its number keys and offers the own number (type and autocomplete "tel").',
    'Nothing is put between the digits while typing: the cursor stays where it is, and a screen reader reads what was typed.',
    'A locked number can be focused and copied; the reason is read with it.',
  ],
  content: [
    'Examples take a number of the shape used here: "For example 0911 234 567".',
    'The reason of a locked number is a sentence: "This is the number of your Telegram account."',
  ],
};
