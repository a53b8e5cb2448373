import type { Account, Banner } from '@awaj/domain/entitlement';
import { formatBirr } from '@awaj/features/money';
import { amountToPay, plansQuery, SubscriptionBanner } from '@awaj/features/plans';
import {
  extensionOf,
  type TelegramTender,
  TenderFacts,
  TenderHeader,
  TenderNotice,
  TenderOffer,
  TenderTimeline,
} from '@awaj/features/tender';
import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { Card } from '@awaj/ui/Card';
import { Heading } from '@awaj/ui/Heading';
import { Link } from '@awaj/ui/Link';
import { PageLayout } from '@awaj/ui/PageLayout';
import { Stack } from '@awaj/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { paths } from '../../address/paths.ts';
import { logoAddress } from '../../data/session.ts';
import { useApi, useHost } from '../../data/use-host.ts';
import { MainButton } from '../../shell/MainButton.tsx';
import { AfterPaying } from '../payment/AfterPaying.tsx';
import { PayButton } from '../payment/PayButton.tsx';
import { PaymentState } from '../payment/PaymentState.tsx';
import { type ChatPayment, useChatPayment } from '../payment/use-chat-payment.ts';
import { TenderActions } from './TenderActions.tsx';

export interface TenderScreenProps {
  tender: TelegramTender;
  banner: Banner;
  /** What is due. */
  offer: Account['offer'];
  now: Date;
}

/** During a trial nothing is locked, so the button is beside the banner and not at the bottom. It names the amount. */
function PayForTrial({ payment, offer }: Pick<TenderScreenProps, 'offer'> & { payment: ChatPayment }): ReactElement {
  const words = useMessages().plan;
  const locale = useLocale();
  const { data: plans = [] } = useQuery(plansQuery(useApi().client, locale));
  const amount = amountToPay(offer, plans);
  return (
    <Button isBusy={payment.isBusy} onClick={payment.pay}>
      {amount === undefined ? words.banner.pay : words.offer.pay(formatBirr(amount, locale))}
    </Button>
  );
}

function Notice({ tender }: Pick<TenderScreenProps, 'tender'>): ReactElement {
  const { notice } = useArea('tenderPage');
  return (
    <Card as="section">
      <Stack gap="m">
        <Heading level={2} size="m">
          {notice}
        </Heading>
        <TenderNotice tender={tender} />
      </Stack>
    </Card>
  );
}

/** A tender inside Telegram: it cannot be saved, and is paid for in the chat. */
export function TenderScreen({ tender, banner, offer, now }: TenderScreenProps): ReactElement {
  const payment = useChatPayment();
  const timeline = useQuery(useApi().tenders.timeline(tender));
  const host = useHost();
  const { calendar } = useArea('tenderPage');
  const { calendarUrl } = tender;
  const { otherPlans } = useArea('telegramTender');
  const extension = extensionOf(timeline.data, tender);
  return (
    <PageLayout
      facts={
        <TenderFacts
          actions={<TenderActions tender={tender} />}
          extension={extension}
          isMember
          now={now}
          look="linesOnCard"
          offer={<TenderOffer action={<Link href={paths.plan()}>{otherPlans}</Link>} />}
          tender={tender}
        />
      }
      top={
        <Stack gap="m">
          <TenderHeader extension={extension} logo={logoAddress(tender.company.logo)} now={now} tender={tender} />
          <PaymentState payment={payment}>
            <SubscriptionBanner
              action={banner.kind === 'trial' && <PayForTrial offer={offer} payment={payment} />}
              banner={banner}
            />
          </PaymentState>
          <AfterPaying />
        </Stack>
      }
    >
      <Notice tender={tender} />
      {banner.kind === 'payment' && <PayButton amount={banner.amount} payment={payment} />}
      {calendarUrl && <MainButton onPress={() => host.openOutside(calendarUrl)} text={calendar.add} />}
      <TenderTimeline isMember now={now} timeline={timeline} tender={tender} />
    </PageLayout>
  );
}
