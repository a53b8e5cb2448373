import type { ReactElement, Ref } from 'react';
import { downIcon } from '../../icons.ts';
import { classesOf } from '../../theme/variants.ts';
import { control } from '../FormField/FormField.css.ts';
import { type FieldControl, type FieldProps, FormField, frameOf } from '../FormField/FormField.tsx';
import { useIsScripted } from '../FormField/use-is-scripted.ts';
import { useValue } from '../FormField/use-value.ts';
import { Icon } from '../Icon/Icon.tsx';
import { type Option, OptionList } from '../OptionList/OptionList.tsx';
import { NativeChoice } from './NativeChoice.tsx';
import * as styles from './Select.css.ts';
import { useSelect } from './use-select.ts';

export type SelectOption = Option;

export interface SelectProps extends FieldProps {
  options: readonly SelectOption[];
  value?: string | undefined;
  defaultValue?: string;
  onChange?: (value: string) => void;
  name?: string;
  /** Label of a first option that means all; its value is an empty string. */
  all?: string;
  /** Shown while nothing is chosen and there is no option for all. */
  placeholder?: string;
  /** Shown instead of the options when there are none. Left out where there always are some. */
  empty?: string;
  /** Text shown while options are loading. */
  loading?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** Chooses one of many. The list is at most 200 pixels high; typing letters finds an option. */
export function Select(props: SelectProps): ReactElement {
  const [frame, { all, placeholder = '' }] = frameOf(props);
  const isScripted = useIsScripted();
  const { value, setValue, reset } = useValue(props, props.defaultValue ?? '');
  const withFirst = (label: string) => [{ value: '', label }, ...props.options];
  const choice = { value, onChoose: setValue };
  return (
    <FormField onReset={reset} {...frame}>
      {(field) =>
        isScripted ? (
          <ListChoice
            {...props}
            {...choice}
            field={field}
            options={all === undefined ? props.options : withFirst(all)}
          />
        ) : (
          <NativeChoice field={field} name={props.name} options={withFirst(all ?? placeholder)} {...choice} />
        )
      }
    </FormField>
  );
}

type ChoiceProps = Omit<SelectProps, 'value'> & {
  field: FieldControl;
  value: string;
  onChoose: (value: string) => void;
};

function ListChoice(props: ChoiceProps): ReactElement {
  const { field, value, onChoose, loading, placeholder, empty = '', name, ref } = props;
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
            <Icon drawing={downIcon} />
          </span>
        </button>
      </OptionList>
      {name && <input name={name} type="hidden" value={value} />}
    </>
  );
}
