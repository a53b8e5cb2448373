import { useMessages } from '@awaj/i18n/react';
import { SegmentedControl } from '@awaj/ui/SegmentedControl';
import { type ReactElement, useEffect, useState } from 'react';
import { chooseTheme, chosenTheme, type Theme, themes } from '../data/theme.ts';

/** The theme of this device, for the settings and the footer. */
export function ThemeSwitch(): ReactElement {
  const { theme: words } = useMessages().frame;
  const [theme, setTheme] = useState<Theme>('system');
  useEffect(() => setTheme(chosenTheme()), []);
  const choose = (next: Theme) => {
    chooseTheme(next);
    setTheme(next);
  };
  return (
    <SegmentedControl
      label={words.label}
      onChange={choose}
      options={themes.map((value) => ({ value, label: words[value] }))}
      value={theme}
    />
  );
}
