import { type ReactElement, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import * as styles from './SearchBar.css.ts';

export interface SearchBarProps {
  /** The page with the results, which finds what was typed under `name` in its address. */
  action: string;
  name: string;
  labels: { field: string; clear: string; submit: string };
  placeholder?: string;
}

/** One field and its button, for a page that is not itself the list. It works without script. */
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
