import { expect, it } from 'vitest';
import { words } from './am.ts';

it.each([
  ['ኢትዮ ቴሌኮም', 'የኢትዮ ቴሌኮም የጨረታ ሰነዶች'],
  ['የፌዴራል አቅርቦት አገልግሎት', 'የፌዴራል አቅርቦት አገልግሎት የጨረታ ሰነዶች'],
])('in Amharic the documents of %s have one genitive', (company, heading) =>
  expect(words.ofCompany(company)).toBe(heading),
);
