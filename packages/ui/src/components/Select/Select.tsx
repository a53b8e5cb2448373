import type { ReactElement, Ref } from 'react';
import { classesOf } from '../../theme/variants.ts';
import { control } from '../FormField/FormField.css.ts';
import { type FieldControl, type FieldProps, FormField, frameOf } from '../FormField/FormField.tsx';
import { useIsScripted } from '../FormField/use-is-scripted.ts';
import { useValue } from '../FormField/use-value.ts';
import { Icon } from '../Icon/Icon.tsx';
import { type Option, OptionList } from '../OptionList/OptionList.tsx';
import * as styles from './Select.css.ts';
import { useSelect } from './use-select.ts';

export type SelectOption = Option;

export interface SelectProps extends FieldProps {
  options: readonly SelectOption[];
  value?: string | undefined;
  defaultValue?: string;
  onChange?: (value: string) => void;
  name?: string;
  /** The words of a first option for all of them; its value is the empty text. */
  all?: string;
  /** In the field while nothing is chosen, when there is no option for all. */
  placeholder?: string;
  /** In the place of the options, when there are none. */
  empty: string;
  /** That the options are on their way, for as long as they are. */
  loading?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** One of many. The list is at most 200 pixels high; letters find an option by its first ones. */
export function Select(props: SelectProps): ReactElement {
  const [frame, { all }] = frameOf(props);
  const isScripted = useIsScripted();
  const { value, setValue, reset } = useValue(props, props.defaultValue ?? '');
  const options = all === undefined ? props.options : [{ value: '', label: all }, ...props.options];
  const Choice = isScripted ? ListChoice : NativeChoice;
  return (
    <FormField onReset={reset} {...frame}>
      {(field) => <Choice {...props} field={field} onChoose={setValue} options={options} value={value} />}
    </FormField>
  );
}

type ChoiceProps = Omit<SelectProps, 'value'> & {
  field: FieldControl;
  value: string;
  onChoose: (value: string) => void;
};

function ListChoice(props: ChoiceProps): ReactElement {
  const { field, value, onChoose, loading, placeholder, empty, name, ref } = props;
  const options = loading === undefined ? props.options : [];
  const { list, onClick, onKeyDown } = useSelect(options, value, (option) => onChoose(option.value));
  const { labelId, ...described } = field;
  const chosen = props.options.find((option) => option.value === value);
  return (
    <>
      <OptionList
        chosen={[value]}
        labelledBy={labelId}
        note={loading ?? empty}
        onChoose={(option) => {
          onChoose(option.value);
          list.close();
        }}
        options={options}
        state={list}
      >
        <button
          className={`${classesOf(control)} ${styles.trigger}`}
          onClick={onClick}
          onKeyDown={onKeyDown}
          ref={ref}
          type="button"
          {...described}
          {...list.combobox}
        >
          <span className={styles.value} data-empty={chosen ? undefined : true}>
            {chosen?.label ?? placeholder ?? ' '}
          </span>
          <span className={styles.sign}>
            <Icon name="down" />
          </span>
        </button>
      </OptionList>
      {name && <input name={name} type="hidden" value={value} />}
    </>
  );
}

/** Until the page has come to life, and for as long as it has no script. What was chosen before is kept. */
function NativeChoice({ field, value, onChoose, options, name, placeholder, all }: ChoiceProps): ReactElement {
  const { labelId: _, ...described } = field;
  const handOver = (select: HTMLSelectElement) => () => {
    if (select.value !== value) onChoose(select.value);
  };
  return (
    <select className={classesOf(control)} defaultValue={value} name={name} ref={handOver} {...described}>
      {all === undefined && <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
