import { describe, expect, it } from 'vitest';
import { readSmsReply } from './index.ts';

describe('an answer to an SMS', () => {
  it.each([
    'STOP',
    ' stop. ',
    '“Stop”',
    'Stop please',
    'አቁም',
    'ኣቁም።',
    'አቋርጡ!',
    'አልፈልግም አመሰግናለሁ',
    'Dhaabi',
    'DHAABAA',
    'ኣቋርጽ',
  ])('%s asks to stop', (text) => expect(readSmsReply(text)).toBe('stop'));

  it.each(['START', 'Start again', 'ጀምር', 'ይቀጥል', 'Jalqabi', 'ቀጽል'])('%s asks to start again', (text) =>
    expect(readSmsReply(text)).toBe('start'),
  );

  it.each(['', ' ', '?', 'Hello', 'nonstop', 'When does it start?', 'ጨረታ', '0', 'constructor'])(
    '%j is unknown',
    (text) => expect(readSmsReply(text)).toBeNull(),
  );
});
