import { Fragment, type ReactElement } from 'react';
import { classesOf } from '../../theme/variants.ts';
import { control } from '../FormField/FormField.css.ts';
import type { FieldControl } from '../FormField/FormField.tsx';
import type { Option } from '../OptionList/OptionList.tsx';
import { runsOf } from '../OptionList/runs.ts';

interface NativeChoiceProps {
  field: FieldControl;
  /** The option with an empty value exists only while nothing is chosen. */
  options: readonly Option[];
  value: string;
  onChoose: (value: string) => void;
  name?: string | undefined;
}

/** A native control until hydration, or without script. It keeps what was already chosen. */
export function NativeChoice({ field, options, value, onChoose, name }: NativeChoiceProps): ReactElement {
  const { labelId: _, ...described } = field;
  const handOver = (select: HTMLSelectElement) => () => {
    if (select.value !== value) onChoose(select.value);
  };
  return (
    <select className={classesOf(control)} defaultValue={value} name={name} ref={handOver} {...described}>
      <NativeOptions options={options} />
    </select>
  );
}

/** Options under the headings of their groups, with the hint in brackets. */
export function NativeOptions({ options }: { options: readonly Option[] }): ReactElement {
  return (
    <>
      {runsOf(options).map(({ group, from, options: run }) => {
        const items = run.map(({ value, label, hint }) => (
          <option key={value} value={value}>
            {hint ? `${label} (${hint})` : label}
          </option>
        ));
        return group === undefined ? (
          <Fragment key={from}>{items}</Fragment>
        ) : (
          <optgroup key={from} label={group}>
            {items}
          </optgroup>
        );
      })}
    </>
  );
}
