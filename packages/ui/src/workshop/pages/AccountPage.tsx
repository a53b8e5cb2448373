import type { ReactElement, ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { ListLayout } from '../../components/ListLayout/ListLayout.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { Screen } from './Screen.tsx';
import { nothing, type Say } from './say.ts';

interface AccountPageProps {
  say: Say;
  title: string;
  tabs?: readonly { id: string; label: string }[];
  current?: string;
  /** Below the tabs, whichever is chosen. */
  foot?: ReactNode;
  children: ReactNode;
}

export function AccountPage({ say, title, tabs, current = '', foot, children }: AccountPageProps): ReactElement {
  return (
    <Screen place="other" reader="member" say={say}>
      <ListLayout>
        <Heading level={1}>{title}</Heading>
        {tabs ? (
          <Tabs
            current={current}
            entries={tabs.map((tab) => ({ ...tab, panel: tab.id === current ? children : null }))}
            label={title}
            onChange={nothing}
          />
        ) : (
          children
        )}
        {foot}
      </ListLayout>
    </Screen>
  );
}

/** As wide as its word: the form has the whole page. */
export const submit = (label: string, isBusy = false) => (
  <Stack align="start" gap="s">
    <Button isBusy={isBusy}>{label}</Button>
  </Stack>
);
