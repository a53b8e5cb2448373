import { expect, test } from 'vitest';
import { press, readAloud, swipeTo } from '../OptionList/screen-reader.fixture.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const languages = [{ tag: 'am', name: 'አማርኛ', href: '#am' }];

test('A screen reader reads the purpose of a language switch and its links', async () => {
  await readAloud(<LanguageSwitch label="Language" languages={languages} />);
  expect(await swipeTo('navigation')).toBe('navigation, Language');
  expect((await press('Tab')).focus).toBe('link, አማርኛ');
});

test('The name of a language is read in its own voice', async () => {
  await readAloud(<LanguageSwitch label="Language" languages={languages} />);
  await press('Tab');
  expect(document.activeElement).toHaveProperty('lang', 'am');
});
