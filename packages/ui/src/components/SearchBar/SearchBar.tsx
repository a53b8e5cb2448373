import { type ReactElement, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import * as styles from './SearchBar.css.ts';

export interface SearchBarProps {
  /** The results page, which reads the text from `name` in its address. */
  action: string;
  name: string;
  labels: { field: string; clear: string; submit: string };
  placeholder?: string;
}

/** A search field with a button, for pages other than the list. It works without script. */
export function SearchBar({ action, name, labels, placeholder }: SearchBarProps): ReactElement {
  const [words, setWords] = useState('');
  return (
    <search className={styles.landmark}>
      <form action={action} className={styles.bar} method="get">
        <div className={styles.field}>
          <SearchField labels={labels} name={name} onChange={setWords} placeholder={placeholder} value={words} />
        </div>
        <div className={styles.button}>
          <Button type="submit">{labels.submit}</Button>
        </div>
      </form>
    </search>
  );
}
