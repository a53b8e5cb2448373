import type { ReactElement } from 'react';
import { classesOf } from '../../theme/variants.ts';
import { control } from '../FormField/FormField.css.ts';
import type { FieldControl } from '../FormField/FormField.tsx';
import type { Option } from '../OptionList/OptionList.tsx';

interface NativeChoiceProps {
  field: FieldControl;
  /** The one with the empty text as its value is there for as long as nothing is chosen. */
  options: readonly Option[];
  value: string;
  onChoose: (value: string) => void;
  name?: string | undefined;
}

/** Until the page has come to life, and for as long as it has no script. What was chosen before is kept. */
export function NativeChoice({ field, options, value, onChoose, name }: NativeChoiceProps): ReactElement {
  const { labelId: _, ...described } = field;
  const handOver = (select: HTMLSelectElement) => () => {
    if (select.value !== value) onChoose(select.value);
  };
  return (
    <select className={classesOf(control)} defaultValue={value} name={name} ref={handOver} {...described}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
