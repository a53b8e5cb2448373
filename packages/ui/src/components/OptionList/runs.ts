import type { Option } from './OptionList.tsx';

/** Adjacent options under one heading, or under none. */
export interface Run {
  group: string | undefined;
  /** Index of the first one in the whole list. */
  from: number;
  options: Option[];
}

export function runsOf(options: readonly Option[]): Run[] {
  const runs: Run[] = [];
  for (const [place, option] of options.entries()) {
    const last = runs.at(-1);
    if (last && last.group === option.group) last.options.push(option);
    else runs.push({ group: option.group, from: place, options: [option] });
  }
  return runs;
}
