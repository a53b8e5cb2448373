import { useNow } from '@awaj/features/clock';
import { lazyPart, useLazyPart } from '@awaj/features/lazy-part';
import { idFromParam } from '../data/not-found.ts';
import { PaymentPage } from '../features/billing/PaymentPage.tsx';
import type { Route } from './+types/payment.ts';

const load = (id: string) => ({ id: idFromParam(id), renderedAt: new Date() });

// The server does not know members: it sends the frame.
export const loader = ({ params }: Route.LoaderArgs) => load(params.paymentInvoiceId);
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(params.paymentInvoiceId);

/** Only after a first payment. */
const firstSteps = lazyPart(async () => ({
  ...(await import('../features/first-steps/FirstSteps.tsx')),
  ...(await import('../features/settings/ChannelSwitches.tsx')),
}));

function NextSteps({ now }: { now: Date }) {
  const { FirstSteps, ChannelSwitches } = useLazyPart(firstSteps, true) ?? {};
  return FirstSteps && ChannelSwitches ? <FirstSteps channels={<ChannelSwitches />} now={now} /> : null;
}

export default function Payment({ loaderData: { id, renderedAt } }: Route.ComponentProps) {
  const now = useNow(renderedAt);
  return <PaymentPage id={id} key={id} next={<NextSteps now={now} />} now={now} />;
}
