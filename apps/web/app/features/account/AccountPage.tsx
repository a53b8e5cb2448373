import type { UserInfo } from '@awaj/features/account';
import { useArea, useLocale } from '@awaj/i18n/react';
import { Heading } from '@awaj/ui/Heading';
import { ListLayout } from '@awaj/ui/ListLayout';
import { Skeleton } from '@awaj/ui/Skeleton';
import { Stack } from '@awaj/ui/Stack';
import { Tabs } from '@awaj/ui/Tabs';
import type { ComponentType, ReactElement } from 'react';
import { type AccountTab, accountTabs, pathsIn } from '../../address/paths.ts';
import { useUserInfoQuery } from '../../data/use-user-info.ts';
import { usePageTitle } from '../../seo/page-title.ts';
import { MemberData } from '../../shell/MemberData.tsx';
import { NeedsScript } from '../../shell/NoScript.tsx';
import { CompanyForm } from './CompanyForm.tsx';
import { PersonalForm } from './PersonalForm.tsx';
import { SecurityForm } from './SecurityForm.tsx';

const forms = {
  personal: PersonalForm,
  company: CompanyForm,
  security: SecurityForm,
} satisfies Record<AccountTab, ComponentType<{ info: UserInfo }>>;

const skeleton = (
  <Stack gap="m">
    <Skeleton height="toggle" width="full" />
    <Skeleton height="toggle" width="full" />
    <Skeleton height="toggle" width="full" />
  </Stack>
);

export function AccountPage({ tab }: { tab: AccountTab }): ReactElement {
  const words = useArea('account');
  const title = usePageTitle();
  const paths = pathsIn(useLocale());
  const query = useUserInfoQuery();
  const Form = forms[tab];
  return (
    <ListLayout>
      <Heading level={1}>{title}</Heading>
      <NeedsScript />
      <Tabs
        current={tab}
        entries={accountTabs.map((id) => ({ id, label: words.tabs[id], href: paths.myaccount(id) }))}
        label={title}
      >
        <MemberData failure={{ title: words.failed }} query={query} skeleton={skeleton}>
          {(info) => <Form info={info} />}
        </MemberData>
      </Tabs>
    </ListLayout>
  );
}
