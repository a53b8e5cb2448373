import { expect, test } from 'vitest';
import { press, readAloud, readBetween } from '../OptionList/screen-reader.fixture.tsx';
import { SearchHistory } from './SearchHistory.tsx';

test('A screen reader reads recent searches as a list with a name, each with its position', async () => {
  await readAloud(
    <SearchHistory
      label="Recent searches"
      onForget={{ label: 'Forget them', onPress: () => {} }}
      searches={[
        { words: 'road', href: '#road' },
        { words: 'የመንገድ ግንባታ', href: '#am' },
      ]}
    />,
  );
  expect((await press('Tab')).focus).toContain('button, Forget them');
  expect((await press('Tab', 'Tab')).focus).toBe('link, የመንገድ ግንባታ');
  const phrases = await readBetween('region, Recent searches', 'end of region');
  expect(phrases).toContain('listitem, level 1, position 2, set size 2');
});
