import { groupThousands } from '@awaj/domain/money';
import { chosenFirst, shownOptions } from '@awaj/domain/preferences';
import { useArea } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { CheckChips, type CheckChipsProps } from '@awaj/ui/CheckChips';
import { Stack } from '@awaj/ui/Stack';
import { type ReactElement, type ReactNode, useState } from 'react';
import type { CountedOption } from './preferences.mapper.ts';

export interface PreferenceChipsProps extends Pick<CheckChipsProps, 'label' | 'state' | 'error' | 'id'> {
  options: readonly CountedOption[];
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
  /** How many stand in view before the others are asked for. */
  few: number;
  /** "15 more categories". */
  more: (count: number) => string;
  /** A name to find. */
  text?: string;
  /** Beside the way to the others. */
  after?: ReactNode;
}

/** What somebody supplies or where: the most common ones, and behind a press the others. */
export function PreferenceChips(props: PreferenceChipsProps): ReactElement {
  const { options, chosen, onChange, few, more, text = '', after, ...group } = props;
  const { choice } = useArea('preferences');
  const [isAll, setAll] = useState(false);
  // As it was at first: what is pressed stays under the finger.
  const [before] = useState(chosen);
  // What is taken back stays in view, where it can be chosen again.
  const [touched, setTouched] = useState(chosen);
  const kept = [...touched, ...chosen];
  const shown = shownOptions(chosenFirst(options, before), { text, few: isAll ? options.length : few, chosen: kept });
  const hidden = text.trim() === '' ? options.length - shown.length : 0;
  return (
    <CheckChips
      empty={choice.empty}
      more={
        (hidden > 0 || after) && (
          <Stack align="between" direction="row" gap="s">
            {hidden > 0 && (
              <Button onClick={() => setAll(true)} tone="text">
                {more(hidden)}
              </Button>
            )}
            {after}
          </Stack>
        )
      }
      onChange={(values) => {
        const next = values.map(Number);
        setTouched([...new Set([...kept, ...next])]);
        onChange(next);
      }}
      options={shown.map(({ id, name, count }) => ({ value: String(id), label: name, count: groupThousands(count) }))}
      value={chosen.map(String)}
      {...group}
    />
  );
}
