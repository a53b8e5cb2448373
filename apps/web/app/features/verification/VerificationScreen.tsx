import type { Contact } from '@awaj/domain/contact-verification';
import type { UserInfo } from '@awaj/features/account';
import { useArea, useLocale } from '@awaj/i18n/react';
import { FormLayout } from '@awaj/ui/FormLayout';
import { Link } from '@awaj/ui/Link';
import { PaymentStatus } from '@awaj/ui/PaymentStatus';
import { Skeleton } from '@awaj/ui/Skeleton';
import { Stack } from '@awaj/ui/Stack';
import { type ReactElement, useState } from 'react';
import { pathsIn } from '../../address/paths.ts';
import { useUserInfoQuery } from '../../data/use-user-info.ts';
import { BrandLink } from '../../shell/BrandLink.tsx';
import { MemberData } from '../../shell/MemberData.tsx';
import { NeedsScript } from '../../shell/NoScript.tsx';
import { useFocusOn } from '../form/steps.ts';
import { CodeStep } from './CodeStep.tsx';

const flagOf = { phone: 'isPhoneVerified', email: 'isEmailVerified' } as const satisfies Record<
  Contact,
  keyof UserInfo
>;

const skeleton = (
  <Stack gap="l">
    <Skeleton height="text" width="most" />
    <Skeleton height="title" width="half" />
    <Skeleton height="line" />
  </Stack>
);

/** Shows that nothing has to be done here, with a link to the next page. */
function Outcome({ kind, title, to }: { kind: 'paid' | 'unpaid'; title: string; to: 'tenders' | 'account' }) {
  const { verification } = useArea('auth');
  const paths = pathsIn(useLocale());
  const way = { tenders: paths.tenders(), account: paths.page('/myaccount') }[to];
  const label = { tenders: verification.toTenders, account: verification.toAccount }[to];
  const action = (
    <Link href={way} look="button">
      {label}
    </Link>
  );
  return <PaymentStatus action={action} kind={kind} level={2} title={title} />;
}

function Step({ contact, info, onVerified }: { contact: Contact; info: UserInfo; onVerified: () => void }) {
  const { verification } = useArea('auth');
  const address = info[contact];
  if (address === null) return <Outcome kind="unpaid" title={verification[contact].missing} to="account" />;
  if (info[flagOf[contact]]) return <Outcome kind="paid" title={verification[contact].done} to="tenders" />;
  return <CodeStep address={address} contact={contact} key={address} onVerified={onVerified} />;
}

export function VerificationScreen({ contact }: { contact: Contact }): ReactElement {
  const { verification } = useArea('auth');
  const [isVerified, setVerified] = useState(false);
  const query = useUserInfoQuery();
  const wasVerified = query.data?.[flagOf[contact]] === true;
  const title = isVerified ? verification.verified : wasVerified ? verification.already : verification[contact].title;
  useFocusOn(title);
  return (
    <FormLayout brand={<BrandLink />} title={title}>
      <NeedsScript />
      {isVerified ? (
        <Outcome kind="paid" title={verification[contact].done} to="tenders" />
      ) : (
        <MemberData query={query} skeleton={skeleton}>
          {(info) => <Step contact={contact} info={info} onVerified={() => setVerified(true)} />}
        </MemberData>
      )}
    </FormLayout>
  );
}
