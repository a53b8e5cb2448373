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
  /** How many are shown before the rest is requested. */
  few: number;
  /** "15 more categories". */
  more: (count: number) => string;
  /** A text to filter by. */
  text?: string;
  /** Shown beside the link to the rest. */
  after?: ReactNode;
}

/** Chooses categories or regions: the most common ones first, the rest behind a button. */
export function PreferenceChips(props: PreferenceChipsProps): ReactElement {
  const { options, chosen, onChange, few, more, text = '', after, ...group } = props;
  const { choice } = useArea('preferences');
  const [isAll, setAll] = useState(false);
  // Keeps the initial order, so that pressed chips stay under the finger.
  const [before] = useState(chosen);
  // Cleared choices stay visible, so that they can be chosen again.
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
