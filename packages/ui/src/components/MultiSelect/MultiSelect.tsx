import { type ReactElement, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { classesOf } from '../../theme/variants.ts';
import { control } from '../FormField/FormField.css.ts';
import { type FieldControl, type FieldProps, FormField, frameOf } from '../FormField/FormField.tsx';
import { useIsScripted } from '../FormField/use-is-scripted.ts';
import { useValue } from '../FormField/use-value.ts';
import type { Matches } from '../OptionList/matches.ts';
import { type Option, OptionList } from '../OptionList/OptionList.tsx';
import { type OnSearch, searchInput } from '../OptionList/use-searched-list.ts';
import { NativeOptions } from '../Select/NativeChoice.tsx';
import { Chips } from './Chips.tsx';
import * as styles from './MultiSelect.css.ts';
import { useMultiSelect } from './use-multi-select.ts';

export interface MultiSelectProps extends FieldProps {
  options: readonly Option[];
  /** In the order they were chosen. */
  value?: readonly string[];
  defaultValue?: readonly string[];
  onChange?: (value: readonly string[]) => void;
  name?: string;
  placeholder?: string;
  labels: {
    /** Of the list of what is chosen: "Chosen categories". */
    chosen: string;
    remove: (name: string) => string;
    /** What a screen reader hears when a choice changes. */
    added: (name: string) => string;
    removed: (name: string) => string;
    /** And how many names answer what was typed. */
    found: (count: number) => string;
    /** In the place of the options, when nothing has that name. */
    empty: string;
  };
  /** Whether a name answers what was typed. Otherwise it does when it contains it, in capitals or not. */
  matches?: Matches;
  /** Finds the options elsewhere once the typing rests. They are not searched again, and hold at first what is chosen. */
  onSearch?: OnSearch;
  /** That the options are on their way, for as long as they are. */
  loading?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

const none: readonly string[] = [];

/** Some of many: what is chosen stands in the field, and typing finds the rest by name. */
export function MultiSelect(props: MultiSelectProps): ReactElement {
  const [frame] = frameOf(props);
  const { value: values, setValue: setValues, reset } = useValue(props, props.defaultValue ?? none);
  const Choice = useIsScripted() ? ListChoice : NativeChoice;
  return (
    <FormField onReset={reset} {...frame}>
      {(field) => <Choice {...props} field={field} onValues={setValues} values={values} />}
    </FormField>
  );
}

type ChoiceProps = MultiSelectProps & {
  field: FieldControl;
  values: readonly string[];
  onValues: (values: readonly string[]) => void;
};

function ListChoice(props: ChoiceProps): ReactElement {
  const { field, values, onValues, options, loading, labels, matches, onSearch, name, placeholder, ref } = props;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  const [news, setNews] = useState('');
  const { list, text, found, isBusy, known, newsOf, write, toggle, onKeyDown } = useMultiSelect({
    options,
    values,
    onValues: (next, { label }, isAdded) => {
      onValues(next);
      setNews(isAdded ? labels.added(label) : labels.removed(label));
    },
    matches,
    onSearch,
    loading,
  });
  const { labelId, ...described } = field;
  const remove = (option: Option) => {
    toggle(option);
    // The chip is about to go away, and the focus with it.
    input.current?.focus();
  };
  return (
    <>
      <OptionList
        chosen={values}
        isBusy={isBusy}
        isMultiple
        labelledBy={labelId}
        news={newsOf(labels.found) || news}
        note={loading ?? labels.empty}
        onChoose={(option) => {
          toggle(option);
          // A finger or a pointer goes on to what the list would cover; the keyboard stays in it.
          list.close();
        }}
        options={found}
        state={list}
      >
        <div className={`${classesOf(control)} ${styles.box}`}>
          <Chips label={labels.chosen} nameOf={labels.remove} names={known} onRemove={remove} values={values} />
          <input
            className={styles.input}
            data-beside={values.length > 0 && text === '' ? '' : undefined}
            onChange={(event) => {
              setNews('');
              write(event.target.value);
            }}
            onClick={() => (list.isOpen ? list.close() : list.open())}
            onKeyDown={onKeyDown}
            placeholder={values.length === 0 ? placeholder : undefined}
            ref={input}
            value={text}
            {...searchInput}
            {...described}
            {...list.combobox}
          />
        </div>
      </OptionList>
      {name && values.map((value) => <input key={value} name={name} type="hidden" value={value} />)}
    </>
  );
}

/** Until the page has come to life, and for as long as it has no script. What was chosen before is kept. */
function NativeChoice({ field, values, onValues, options, name }: ChoiceProps): ReactElement {
  const { labelId: _, ...described } = field;
  const handOver = (select: HTMLSelectElement) => () => {
    const chosen = [...select.selectedOptions].map(({ value }) => value);
    if (chosen.length !== values.length || chosen.some((value) => !values.includes(value))) onValues(chosen);
  };
  return (
    <select
      className={classesOf(control)}
      defaultValue={[...values]}
      multiple
      name={name}
      ref={handOver}
      {...described}
    >
      <NativeOptions options={options} />
    </select>
  );
}
