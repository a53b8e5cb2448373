import { nameMatches } from '@awaj/domain/preferences';
import { useArea } from '@awaj/i18n/react';
import { type KeyboardEvent, useState } from 'react';
import type { Form } from '../form/form.ts';
import type { Choices } from './preferences.mapper.ts';
import { type Chosen, lastChosen, type PreferencesForm, toIds, toText } from './preferences-form.ts';

/** A field that finds categories and regions by name. Enter chooses the first match. */
export function useNameSearch(form: Form<PreferencesForm>, { categories, regions }: Choices) {
  const { choice: words } = useArea('preferences');
  const [text, setText] = useState('');
  const [news, setNews] = useState('');
  const [made, setMade] = useState<readonly Chosen[]>([]);
  const named = [
    ...categories.map((option) => ({ list: 'selectedCategories' as const, ...option })),
    ...regions.map((option) => ({ list: 'selectedRegions' as const, ...option })),
  ];
  const foundBy = (wanted: string) => named.filter(({ name }) => nameMatches(name, wanted));

  const choose = (list: keyof PreferencesForm, ids: readonly number[]) => {
    const added = ids.find((id) => !toIds(form.values[list]).includes(id));
    if (added !== undefined) setMade([...made, { list, id: added }]);
    form.set(list, toText(ids));
  };
  const toggle = ({ list, id }: Chosen) => {
    const ids = toIds(form.values[list]);
    const isChosen = ids.includes(id);
    choose(list, isChosen ? ids.filter((other) => other !== id) : [...ids, id]);
    const name = named.find((option) => option.list === list && option.id === id)?.name ?? '';
    setNews(isChosen ? words.removed(name) : words.added(name));
  };
  const write = (next: string) => {
    setText(next);
    setNews(next.trim() === '' ? '' : words.found(foundBy(next).length));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // This Enter ends the composition of an Ethiopic letter and chooses nothing.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Backspace' && text === '') {
      const last = lastChosen(form.values, made);
      if (last) toggle(last);
    }
    if (event.key !== 'Enter') return;
    // Only the button submits the form.
    event.preventDefault();
    const first = text.trim() === '' ? undefined : foundBy(text)[0];
    if (!first) return;
    setText('');
    toggle(first);
  };
  return { text, news, choose, field: { value: text, onChange: write, onKeyDown } };
}
