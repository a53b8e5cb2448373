import { type AreaMessages, type Locale, loadArea, locales } from '@awaj/i18n';
import { useLocale, useMessages } from '@awaj/i18n/react';
import { Dialog } from '@awaj/ui/Dialog';
import { KeyList } from '@awaj/ui/KeyList';
import { Stack } from '@awaj/ui/Stack';
import { Switch } from '@awaj/ui/Switch';
import { type ReactElement, useState } from 'react';
import { setShortcutsEnabled, shortcuts, shortcutsEnabled } from './shortcuts.ts';

type Words = AreaMessages['keys'];

/** Mounted on each opening, because another tab may have changed it. */
function ShortcutSwitch({ label }: { label: string }): ReactElement {
  const [isOn, setIsOn] = useState(shortcutsEnabled);
  const turn = (next: boolean) => {
    setShortcutsEnabled(next);
    setIsOn(next);
  };
  return <Switch checked={isOn} label={label} onChange={turn} />;
}

interface ShortcutDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

function ShortcutDialog({ words, isOpen, onClose }: ShortcutDialogProps & { words: Words }): ReactElement {
  const { frame } = useMessages();
  return (
    <Dialog closeLabel={words.close} isOpen={isOpen} onClose={onClose} title={frame.keys}>
      <Stack>
        <KeyList keys={shortcuts.map((key) => ({ key, does: words.does[key] }))} />
        <ShortcutSwitch label={words.areOn} />
      </Stack>
    </Dialog>
  );
}

/** Loads its own texts, because it opens over any page. */
export async function loadShortcutDialog() {
  const loaded = locales.map(async (locale) => [locale, await loadArea('keys', locale)] as const);
  const words = Object.fromEntries(await Promise.all(loaded)) as Record<Locale, Words>;
  return (props: ShortcutDialogProps) => <ShortcutDialog words={words[useLocale()]} {...props} />;
}
