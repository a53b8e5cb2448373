import { expect, test } from 'vitest';
import { press, readAloud, swipeTo } from '../OptionList/screen-reader.fixture.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const languages = [{ tag: 'am', name: 'አማርኛ', href: '#am' }];

test('A screen reader hears what a language switch is for and where it leads', async () => {
  await readAloud(<LanguageSwitch label="Language" languages={languages} />);
  expect(await swipeTo('navigation')).toBe('navigation, Language');
  expect((await press('Tab')).focus).toBe('link, አማርኛ');
});

test('A language is read by a voice of its own', async () => {
  await readAloud(<LanguageSwitch label="Language" languages={languages} />);
  await press('Tab');
  expect(document.activeElement).toHaveProperty('lang', 'am');
});
