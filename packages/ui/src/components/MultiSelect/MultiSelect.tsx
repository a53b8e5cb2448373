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
    /** Label of the list of chosen options: "Chosen categories". */
    chosen: string;
    remove: (name: string) => string;
    /** Announced when a choice changes. */
    added: (name: string) => string;
    removed: (name: string) => string;
    /** Announces how many names match what was typed. */
    found: (count: number) => string;
    /** Shown instead of options when no name matches. */
    empty: string;
  };
  /** Whether a name matches what was typed. By default: it contains it, in upper or lower case. */
  matches?: Matches;
  /**
   * Searches elsewhere after the typing pauses; `options` are then not filtered again. At first they hold what is
   * chosen.
   */
  onSearch?: OnSearch;
  /** Text shown while options are loading. */
  loading?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

const none: readonly string[] = [];

/** Chooses several of many options. The chosen ones are shown in the field, and typing finds others. */
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
    // The chip is about to be removed, and the focus would be lost.
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
          // Touch and mouse users need what the list covers; keyboard users stay in the list.
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

/** A native control until hydration, or without script. It keeps what was already chosen. */
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
